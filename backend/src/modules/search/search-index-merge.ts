import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { SearchIndexRepository } from './search-index.repository';
import { SearchIndex } from './search-index.service';
import { MERGE_BATCH_PAGES } from './index-saved-pages';

const MINUTE_MS = 60_000;

const searchIndexMerge = defineJob<Record<string, never>>({
  name: 'maintenance.search-index-merge',
  queue: 'maintenance',
  timeoutMs: 10 * MINUTE_MS,
  schedule: { everyMs: 10 * MINUTE_MS },
});

/** Merges recently indexed pages into the trigram and term indexes; until then a search scans them. */
@Injectable()
@JobHandler(searchIndexMerge)
export class SearchIndexMerge implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: SearchIndexRepository,
    private readonly searchIndex: SearchIndex,
  ) {}

  async handle(): Promise<void> {
    await this.searchIndex.refresh();
    const merge = () => this.database.transaction((tx) => this.repository.mergeIndex(tx, MERGE_BATCH_PAGES));
    while ((await merge()) === MERGE_BATCH_PAGES);
  }
}
