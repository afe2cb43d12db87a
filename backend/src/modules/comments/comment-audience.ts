import { mentionedNames, type NotificationKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { Outbox } from '../../platform/jobs';
import { noticePause } from '../auth';
import { Notifications } from '../notifications';
import { commentMail } from './comment-mail';
import { CommentMailRepository, type InterestedRow } from './comment-mail.repository';
import { MentionRepository } from './mention.repository';

export interface ToldComment {
  id: number;
  pageId: number;
  teamId: number;
  content: string;
  /** The user who wrote or edited it, and is not notified. */
  by: number;
}

/** Notifies the users whom a comment concerns: in the app at once, by debounced mails if they subscribe to these. */
@Injectable()
export class CommentAudience {
  constructor(
    private readonly mails: CommentMailRepository,
    private readonly mentions: MentionRepository,
    private readonly notifications: Notifications,
    private readonly outbox: Outbox,
  ) {}

  async tellOfNew(tx: Tx, comment: ToldComment): Promise<void> {
    await this.mentions.put(tx, comment.id, mentionedNames(comment.content));
    await this.tell(tx, comment, await this.mails.findInterested(tx, comment));
  }

  /** Notifies only users who are newly mentioned; all others were notified of the comment before. */
  async tellOfEdit(tx: Tx, comment: ToldComment): Promise<void> {
    const named = await this.mentions.put(tx, comment.id, mentionedNames(comment.content));
    if (named.length === 0) return;
    const interested = await this.mails.findInterested(tx, comment);
    const isNew = (row: InterestedRow) => named.includes(row.id) && !row.is_answered && !row.follows;
    await this.tell(tx, comment, interested.filter(isNew));
  }

  private async tell(tx: Tx, { id, pageId, teamId, by }: ToldComment, rows: readonly InterestedRow[]) {
    for (const kind of ['mention', 'reply', 'comment'] as const) {
      const ids = rows.filter((row) => kindOf(row) === kind).map((row) => row.id);
      await this.notifications.tell(tx, ids, { kind, teamId, pageId, commentId: id, actorId: by });
    }
    const entries = rows
      .filter(({ wants_mail: wantsMail }) => wantsMail)
      .map((row) => ({
        payload: { userId: row.id, pageId, commentId: id },
        dedupeKey: `${row.id}:${pageId}`,
      }));
    await this.outbox.addDebounced(tx, commentMail, { entries, delayMs: noticePause });
  }
}

function kindOf({ is_mentioned, is_answered }: InterestedRow): NotificationKind {
  if (is_mentioned) return 'mention';
  return is_answered ? 'reply' : 'comment';
}
