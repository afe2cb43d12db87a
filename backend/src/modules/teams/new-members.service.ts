import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { Outbox } from '../../platform/jobs';
import { MAIL_DEBOUNCE_MS } from '../auth';
import { Notifications } from '../notifications';
import { newMembersMail } from './new-members-mail';
import { TeamMailRepository } from './team-mail.repository';

/** Notifies the staff of a team of new members. */
@Injectable()
export class NewMembers {
  constructor(
    private readonly repository: TeamMailRepository,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
  ) {}

  async notify(tx: Tx, teamId: number, userIds: readonly number[]): Promise<void> {
    const memberId = await this.repository.firstMember(tx, teamId, userIds);
    if (memberId === undefined) return;
    const interested = await this.repository.findInterested(tx, teamId, userIds);
    const ids = interested.map(({ id }) => id);
    const [actorId, ...others] = userIds;
    const actor = others.length === 0 ? { actorId } : {};
    await this.notifications.notify(tx, ids, { kind: 'member', teamId, ...actor });
    const mailed = interested.filter(({ wants_mail: wantsMail }) => wantsMail);
    const entries = mailed.map(({ id: userId }) => ({
      payload: { userId, teamId, memberId },
      dedupeKey: `${userId}:${teamId}`,
    }));
    await this.outbox.addDebounced(tx, newMembersMail, { entries, delayMs: MAIL_DEBOUNCE_MS });
  }
}
