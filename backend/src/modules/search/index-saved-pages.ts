import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { JobHandler } from '../../platform/jobs';
import { HaystackRepository } from './haystack.repository';
import { Haystacks } from './haystacks.service';
import { indexSavedPages } from './search-index-schedule';

/** Saves of a page in the batch wait for some 50 ms. */
export const MERGE_BATCH_PAGES = 50;

/**
 * Indexes saved pages, so that the next search need not. Merges full batches into the trigram indexes; smaller ones wait for
 * the job that runs every ten minutes: a search scans them in a few milliseconds, and a page being written would be merged
 * again in every run.
 */
@Injectable()
@JobHandler(indexSavedPages)
export class IndexSavedPages implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: HaystackRepository,
    private readonly haystacks: Haystacks,
  ) {}

  async handle(): Promise<void> {
    await this.haystacks.catchUp();
    while (await this.repository.hasUnsettled(MERGE_BATCH_PAGES)) {
      const merged = await this.database.transaction((tx) => this.repository.settle(tx, MERGE_BATCH_PAGES));
      if (merged < MERGE_BATCH_PAGES) return;
    }
  }
}
