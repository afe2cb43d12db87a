import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { SearchIndexRepository } from './search-index.repository';
import { IndexSavedPages, MERGE_BATCH } from './index-saved-pages';
import { searchedKinds, type SearchedKind } from './searched-tables';

const MINUTE_MS = 60_000;

const searchIndexMerge = defineJob<Record<string, never>>({
  name: 'maintenance.search-index-merge',
  queue: 'maintenance',
  timeoutMs: 10 * MINUTE_MS,
  schedule: { everyMs: 10 * MINUTE_MS },
});

/** Merges recently indexed pages and plays into the trigram and term indexes; until then a search scans them. */
@Injectable()
@JobHandler(searchIndexMerge)
export class SearchIndexMerge implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: SearchIndexRepository,
    private readonly indexSavedPages: IndexSavedPages,
  ) {}

  async handle(): Promise<void> {
    await this.indexSavedPages.handle();
    for (const kind of searchedKinds) while ((await this.merge(kind)) === MERGE_BATCH);
  }

  private merge(kind: SearchedKind): Promise<number> {
    return this.database.transaction((tx) => this.repository.merge(tx, kind, MERGE_BATCH));
  }
}
