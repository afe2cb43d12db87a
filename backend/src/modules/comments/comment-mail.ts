import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { fullNameOf, UserMails } from '../auth';
import { CommentMailRepository } from './comment-mail.repository';

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
    private readonly mails: UserMails,
  ) {}

  async handle({ userId, pageId, commentId }: CommentsOnPage, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId, kind: 'comments' }, async ({ publicUrl }) => {
      const rows = await this.repository.findForMail({
        pageId,
        from: commentId,
        readerId: userId,
        max: MAX_LISTED_COMMENTS,
      });
      const [first] = rows;
      if (!first) return undefined;
      const people = [...new Set(rows.map(fullNameOf))];
      return {
        ...mailTexts.comments({ people, page: first.page, team: first.team }),
        items: rows.map((row) => ({ title: fullNameOf(row), detail: shorten(row.content) })),
        others: first.total - rows.length,
        url: `${publicUrl}/pages/${pageId}`,
      };
    });
  }
}

function shorten(content: string): string {
  const characters = [...content];
  return characters.length > EXCERPT_CHARS ? `${characters.slice(0, EXCERPT_CHARS).join('')}…` : content;
}
