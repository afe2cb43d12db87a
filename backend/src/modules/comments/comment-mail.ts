import { fullName, mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { Settings } from '../../settings';
import { EmailSubscriptions } from '../auth';
import { CommentMailRepository, type MailedCommentRow } from './comment-mail.repository';

interface CommentsOnPage extends Record<string, number> {
  userId: number;
  pageId: number;
  /** The first comment since the last mail. */
  commentId: number;
}

export const commentMail = defineJob<CommentsOnPage>({ name: 'email.comments', queue: 'email' });

const MAX_LISTED_COMMENTS = 20;
const EXCERPT_CHARS = 500;

@Injectable()
@JobHandler(commentMail)
export class CommentMail implements JobHandler<CommentsOnPage> {
  constructor(
    private readonly repository: CommentMailRepository,
    private readonly subscriptions: EmailSubscriptions,
    private readonly settings: Settings,
  ) {}

  async handle({ userId, pageId, commentId }: CommentsOnPage, { id }: Attempt): Promise<void> {
    const rows = await this.repository.findForMail({
      pageId,
      from: commentId,
      readerId: userId,
      max: MAX_LISTED_COMMENTS,
    });
    const [first] = rows;
    if (!first) return;
    const people = [...new Set(rows.map(nameOf))];
    const text = mailTexts.comments({ people, page: first.page, team: first.team });
    const items = rows.map((row) => ({ title: nameOf(row), detail: shorten(row.content) }));
    const others = first.total - rows.length;
    const url = `${this.settings.publicUrl}/pages/${pageId}`;
    await this.subscriptions.send({ id, userId, kind: 'comments', letter: { ...text, items, others, url } });
  }
}

const nameOf = ({
  display_name: displayName,
  first_name: firstName,
  last_name: lastName,
  username,
}: MailedCommentRow) => fullName({ displayName, firstName, lastName, username });

function shorten(content: string): string {
  const characters = [...content];
  return characters.length > EXCERPT_CHARS ? `${characters.slice(0, EXCERPT_CHARS).join('')}…` : content;
}
