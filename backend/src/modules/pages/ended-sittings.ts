import { limits } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Tx } from '../../platform/database';
import { defineJob, JobHandler, Outbox } from '../../platform/jobs';
import { PeopleMentions } from '../lifecycle';
import { Notifications } from '../notifications';
import { FollowerRepository, type UntoldPageRow } from './follower.repository';
import { pageUpdatedMail } from './page-updated-mail';

const MINUTE_MS = 60_000;
const BATCH_PAGES = 50;

const endedSittings = defineJob<Record<string, never>>({
  name: 'maintenance.page-sittings',
  queue: 'maintenance',
  schedule: { everyMs: MINUTE_MS },
});

/**
 * Notifies the followers of a page of its changes when its sitting has ended, ten minutes after the last save: in the app, and by mail
 * if they subscribe to it. The save itself writes nothing for it, because a page being written is saved every few seconds.
 */
@Injectable()
@JobHandler(endedSittings)
export class EndedSittings implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: FollowerRepository,
    private readonly notifications: Notifications,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly mentions: PeopleMentions,
  ) {}

  async handle(): Promise<void> {
    const lastSavedBefore = new Date(this.clock.now().getTime() - limits.sittingPauseMs);
    while ((await this.notifyBatch(lastSavedBefore)) === BATCH_PAGES);
  }

  private notifyBatch(lastSavedBefore: Date): Promise<number> {
    return this.database.transaction(async (tx) => {
      const pages = await this.repository.takeEndedSittings(tx, { lastSavedBefore, max: BATCH_PAGES });
      for (const page of pages) {
        await this.mentions.notify(tx, { kind: 'page', id: page.id });
        await this.notifyFollowers(tx, page);
      }
      return pages.length;
    });
  }

  private async notifyFollowers(tx: Tx, page: UntoldPageRow): Promise<void> {
    const { id: pageId, team_id: teamId, from_version: version } = page;
    const followers = await this.repository.find(tx, page);
    for (const actorId of new Set(followers.map(({ actor_id: id }) => id))) {
      const ids = followers.filter(({ actor_id: id }) => id === actorId).map(({ id }) => id);
      await this.notifications.notify(tx, ids, { kind: 'page', teamId, pageId, actorId });
    }
    const mailed = followers.filter(({ wants_mail: wantsMail }) => wantsMail);
    await this.outbox.add(
      tx,
      pageUpdatedMail,
      ...mailed.map(({ id: userId }) => ({ userId, pageId, version })),
    );
  }
}
