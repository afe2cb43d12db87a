import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { Outbox } from '../../platform/jobs';
import { Notifications } from '../notifications';
import { contentIdOf } from './content-kinds';
import { FollowerRepository, type EndedSitting } from './follower.repository';
import { updatedMail } from './updated-mail';

/** Notifies the followers of a page or play of its changes: in the app, and by mail if they subscribe to it. */
@Injectable()
export class Followers {
  constructor(
    private readonly repository: FollowerRepository,
    private readonly notifications: Notifications,
    private readonly outbox: Outbox,
  ) {}

  async notify(tx: Tx, sitting: EndedSitting): Promise<void> {
    const { teamId, fromVersion: version } = sitting;
    const content = contentIdOf(sitting);
    const followers = await this.repository.find(tx, sitting);
    for (const actorId of new Set(followers.map(({ actor_id: id }) => id))) {
      const ids = followers.filter(({ actor_id: id }) => id === actorId).map(({ id }) => id);
      await this.notifications.notify(tx, ids, { kind: 'page', teamId, ...content, actorId });
    }
    const mailed = followers.filter(({ wants_mail: wantsMail }) => wantsMail);
    await this.outbox.add(
      tx,
      updatedMail,
      ...mailed.map(({ id: userId }) => ({ userId, ...content, version })),
    );
  }
}
