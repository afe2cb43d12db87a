import { Injectable, Logger } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database';
import { defineJob, Outbox } from '../../platform/jobs';

const MINUTE_MS = 60_000;
/** All that is saved meanwhile is indexed together: a page that is written in is saved every few seconds. */
export const INDEX_DELAY_MS = 10_000;

export const indexSavedPages = defineJob<Record<string, never>>({
  name: 'upkeep.index-saved-pages',
  queue: 'upkeep',
  timeout: 10 * MINUTE_MS,
});

/**
 * Debounces the job that indexes saved pages. Its row is written after the commit, at most once in the delay by each process and once by
 * all of them: a save is a single statement, and stays one. If the process dies in between, the job that comes back every ten minutes
 * indexes the pages, or the search that comes before it.
 */
@Injectable()
export class SearchIndexSchedule {
  private readonly log = new Logger('search');
  /** On the clock that never jumps. */
  private isDueFrom = 0;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Once `tx` has committed, the pages that it saved are indexed soon. */
  afterSave(tx: Tx): void {
    tx.afterCommit(() => this.schedule());
  }

  /** Pages that are committed are indexed soon. */
  schedule(): void {
    void this.addJob();
  }

  private async addJob(): Promise<void> {
    const now = performance.now();
    if (now < this.isDueFrom) return;
    this.isDueFrom = now + INDEX_DELAY_MS;
    try {
      await this.database.transaction((tx) =>
        this.outbox.gather(tx, indexSavedPages, {
          entries: [{ payload: {}, once: 'all' }],
          after: INDEX_DELAY_MS,
        }),
      );
    } catch (error) {
      this.log.debug(`saved pages are indexed later: ${String(error)}`);
    }
  }
}
