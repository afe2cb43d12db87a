import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { monotonicMs } from '../../platform/clock';
import { Database, statement, type Tx } from '../../platform/database';
import { defineJob, Outbox } from '../../platform/jobs';

const MINUTE_MS = 60_000;
/** The debounce delay: a page being written is saved every few seconds. */
export const INDEX_DELAY_MS = 10_000;

export const indexSavedPages = defineJob<Record<string, never>>({
  name: 'maintenance.index-saved-pages',
  queue: 'maintenance',
  timeoutMs: 10 * MINUTE_MS,
});

const isUnfolded = statement(
  'search_index_is_unfolded',
  `select exists (select from pages where folded_version is null) or exists (select from plays where folded_version is null) as found`,
);

/**
 * Debounces the job that indexes saved pages and plays. The job is added after the commit, at most once per delay in each process and
 * in the database, so that a save remains a single statement. If the process dies in between, the next search or the job
 * that runs every ten minutes indexes them.
 */
@Injectable()
export class SearchIndexSchedule implements OnApplicationBootstrap {
  private readonly log = new Logger('search');
  /** In milliseconds of the monotonic clock. */
  private isDueFrom = 0;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** After an update the job folds again what the build before indexed. */
  async onApplicationBootstrap(): Promise<void> {
    const [row] = await this.database.read<{ found: boolean }>(isUnfolded, []);
    if (row?.found) this.schedule();
  }

  /** Schedules the job after the commit of `tx`. */
  afterSave(tx: Tx): void {
    tx.afterCommit(() => this.schedule());
  }

  /** Schedules the job for committed saves. */
  schedule(): void {
    void this.addJob();
  }

  private async addJob(): Promise<void> {
    const now = monotonicMs();
    if (now < this.isDueFrom) return;
    this.isDueFrom = now + INDEX_DELAY_MS;
    try {
      await this.database.transaction((tx) =>
        this.outbox.addDebounced(tx, indexSavedPages, {
          entries: [{ payload: {}, dedupeKey: 'all' }],
          delayMs: INDEX_DELAY_MS,
        }),
      );
    } catch (error) {
      this.log.debug(`saved content is indexed later: ${String(error)}`);
    }
  }
}
