import { mentionedNames, type NotificationKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { Outbox } from '../../platform/jobs';
import { MAIL_DEBOUNCE_MS } from '../auth';
import type { ContentRef } from '../lifecycle';
import { Notifications } from '../notifications';
import { commentMail } from './comment-mail';
import { CommentMailRepository, type InterestedRow } from './comment-mail.repository';
import { MentionRepository } from './mention.repository';

export interface CommentToNotify {
  id: number;
  subject: ContentRef;
  teamId: number;
  content: string;
  /** The user who wrote or edited it, and is not notified. */
  actorId: number;
}

/** Notifies the users whom a comment concerns: in the app at once, by debounced mails if they subscribe to these. */
@Injectable()
export class CommentNotifier {
  constructor(
    private readonly mails: CommentMailRepository,
    private readonly mentions: MentionRepository,
    private readonly notifications: Notifications,
    private readonly outbox: Outbox,
  ) {}

  async notifyOfNew(tx: Tx, comment: CommentToNotify): Promise<void> {
    await this.mentions.replace(tx, comment, mentionedNames(comment.content));
    await this.notify(tx, comment, await this.mails.findInterested(tx, comment));
  }

  /** Notifies only users who are newly mentioned; all others were notified of the comment before. */
  async notifyOfEdit(tx: Tx, comment: CommentToNotify): Promise<void> {
    const named = await this.mentions.replace(tx, comment, mentionedNames(comment.content));
    if (named.length === 0) return;
    const interested = await this.mails.findInterested(tx, comment);
    const isNew = (row: InterestedRow) => named.includes(row.id) && !row.is_answered && !row.follows;
    await this.notify(tx, comment, interested.filter(isNew));
  }

  private async notify(
    tx: Tx,
    { id, subject, teamId, actorId }: CommentToNotify,
    rows: readonly InterestedRow[],
  ) {
    const target = subject.kind === 'page' ? { pageId: subject.id } : { playId: subject.id };
    for (const kind of ['mention', 'reply', kindOfComment[subject.kind]] as const) {
      const ids = rows.filter((row) => kindOf(row, subject) === kind).map((row) => row.id);
      await this.notifications.notify(tx, ids, { kind, teamId, ...target, commentId: id, actorId });
    }
    const entries = rows
      .filter(({ wants_mail: wantsMail }) => wantsMail)
      .map((row) => ({
        payload: { userId: row.id, ...target, commentId: id },
        dedupeKey: subject.kind === 'page' ? `${row.id}:${subject.id}` : `${row.id}:play:${subject.id}`,
      }));
    await this.outbox.addDebounced(tx, commentMail, { entries, delayMs: MAIL_DEBOUNCE_MS });
  }
}

const kindOfComment = { page: 'comment', play: 'play_comment' } as const;

function kindOf({ is_mentioned, is_answered }: InterestedRow, { kind }: ContentRef): NotificationKind {
  if (is_mentioned) return 'mention';
  return is_answered ? 'reply' : kindOfComment[kind];
}
