import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { withMarkedTitles } from '../access';
import { fullNameOf, UserMails } from '../auth';
import type { ContentRef } from '../lifecycle';
import { CommentMailRepository, type MailedCommentRow } from './comment-mail.repository';

/** Comments on a page or play; `commentId` is the first one since the last mail. */
type CommentsOnContent = Record<'userId' | 'commentId', number> &
  (Record<'pageId', number> | Record<'playId', number>);

export const commentMail = defineJob<CommentsOnContent>({ name: 'email.comments', queue: 'email' });

const MAX_LISTED_COMMENTS = 20;
const EXCERPT_CHARS = 500;

@Injectable()
@JobHandler(commentMail)
export class CommentMail implements JobHandler<CommentsOnContent> {
  constructor(
    private readonly repository: CommentMailRepository,
    private readonly mails: UserMails,
  ) {}

  async handle(job: CommentsOnContent, { id }: Attempt): Promise<void> {
    const { userId, commentId } = job;
    const subject: ContentRef =
      'pageId' in job ? { kind: 'page', id: job.pageId } : { kind: 'play', id: job.playId };
    const { kind } = subject;
    await this.mails.send({ id, userId, kind: 'comments' }, async ({ publicUrl }) => {
      const rows = await this.repository.findForMail({
        subject,
        from: commentId,
        readerId: userId,
        max: MAX_LISTED_COMMENTS,
      });
      const [first] = rows;
      if (!first) return undefined;
      const people = [...new Set(rows.map(fullNameOf))];
      return {
        ...mailTexts.comments({ people, kind, title: first.title, team: first.team }),
        items: rows.map((row) => ({ title: fullNameOf(row), detail: detailOf(row) })),
        others: first.total - rows.length,
        url: `${publicUrl}/${kind}s/${subject.id}#comment-${first.id}`,
        thread: `comments-${kind}-${subject.id}`,
      };
    });
  }
}

/** The comment below the words that it is about. */
function detailOf({ content, selected_text, quoted_titles }: MailedCommentRow): string {
  const quote = selected_text && withMarkedTitles(selected_text, quoted_titles);
  return quote ? `${mailTexts.quoted(shorten(quote))}\n${shorten(content)}` : shorten(content);
}

function shorten(content: string): string {
  const characters = [...content];
  return characters.length > EXCERPT_CHARS ? `${characters.slice(0, EXCERPT_CHARS).join('')}…` : content;
}
