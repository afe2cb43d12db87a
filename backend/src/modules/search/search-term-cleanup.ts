import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { SearchIndexRepository } from './search-index.repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const searchTermCleanup = defineJob<Record<string, never>>({
  name: 'maintenance.search-terms',
  queue: 'maintenance',
  timeoutMs: 10 * MINUTE_MS,
  schedule: { everyMs: 24 * HOUR_MS, offsetMs: 2 * HOUR_MS },
});

/** Deletes terms that neither a page nor a play contains. */
@Injectable()
@JobHandler(searchTermCleanup)
export class SearchTermCleanup implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: SearchIndexRepository,
  ) {}

  handle(): Promise<void> {
    return this.database.transaction((tx) => this.repository.deleteUnusedTerms(tx));
  }
}
