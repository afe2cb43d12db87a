import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import type { Tx } from '../../platform/database';
import { Outbox } from '../../platform/jobs';
import { MAIL_DEBOUNCE_MS } from '../auth';
import { Notifications } from '../notifications';
import { PublicationRepository, type NewPublication } from './publication.repository';
import { publishedMail } from './published-mail';

/** Notifies the members of a team of published pages and plays: in the app, and by debounced mail if they subscribe to it. */
@Injectable()
export class PublicationNotifier {
  constructor(
    private readonly repository: PublicationRepository,
    private readonly notifications: Notifications,
    private readonly outbox: Outbox,
    private readonly changes: Changes,
  ) {}

  /** Returns the number of members. */
  async notify(tx: Tx, publication: NewPublication, publishedAt: Date): Promise<number> {
    const { kind, teamId, userId: actorId, ids, note } = publication;
    const members = await this.repository.findMembersToNotify(tx, teamId, actorId);
    const memberIds = members.map(({ id }) => id);
    await this.notifications.notifyOfPublication(tx, memberIds, { kind, teamId, ids, actorId, note });
    const mailed = members.filter(({ wants_mail: wantsMail }) => wantsMail);
    const entries = mailed.map(({ id: userId }) => ({
      payload: { userId, teamId, since: publishedAt.getTime() },
      dedupeKey: `${userId}:${teamId}`,
    }));
    await this.outbox.addDebounced(tx, publishedMail, { entries, delayMs: MAIL_DEBOUNCE_MS });
    return members.length;
  }

  /** Makes clients of users who no longer see a page or play request it again. Does not name it, because it is a draft now. */
  notifyOfRemoval(tx: Tx, teamId: number): void {
    this.changes.add(tx, { what: 'categories', teamId, id: 0 });
  }
}
