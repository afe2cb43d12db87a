import { contentKinds, limits, type ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Clock } from '../../platform/clock';
import { Database, type Tx } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { kindsInDatabase } from './content-kinds';
import { FollowerRepository } from './follower.repository';
import { Followers } from './followers';
import { PeopleMentions } from './people-mentions';

const MINUTE_MS = 60_000;
const BATCH_ROWS = 50;

/** Named after the pages of the build before, which had no sittings of plays: its waiting row is that of this job. */
const endedSittings = defineJob<Record<string, never>>({
  name: 'maintenance.page-sittings',
  queue: 'maintenance',
  schedule: { everyMs: MINUTE_MS },
});

/**
 * Notifies the followers of a page or play of its changes when its sitting has ended, ten minutes after the last save. The save itself
 * writes nothing for it, because a page being written is saved every few seconds.
 */
@Injectable()
@JobHandler(endedSittings)
export class EndedSittings implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: FollowerRepository,
    private readonly followers: Followers,
    private readonly mentions: PeopleMentions,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const lastSavedBefore = new Date(this.clock.now().getTime() - limits.sittingPauseMs);
    for (const kind of contentKinds) while ((await this.notifyBatch(kind, lastSavedBefore)) === BATCH_ROWS);
  }

  private notifyBatch(kind: ContentKind, lastSavedBefore: Date): Promise<number> {
    return this.database.transaction(async (tx: Tx) => {
      const sittings = await this.repository.takeEnded(tx, kind, { lastSavedBefore, max: BATCH_ROWS });
      for (const sitting of sittings) {
        await this.mentions.notify(tx, sitting);
        await this.followers.notify(tx, sitting);
        // Today of every reader shows the change from now on.
        const { teamId, id } = sitting;
        this.changes.add(tx, { what: kindsInDatabase[kind].change, teamId, id });
      }
      return sittings.length;
    });
  }
}
