import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { Handles, type JobHandler } from '../../platform/jobs';
import { HaystackRepository } from './haystack.repository';
import { Haystacks } from './haystacks.service';
import { indexSavedPages } from './search-index-schedule';

/** Whoever saves one of them meanwhile waits some fifty milliseconds. */
export const MERGE_BATCH_PAGES = 50;

/**
 * Takes in the words of saved pages, so that the next search need not. Full batches also go into the trigram indexes; fewer wait for the
 * job that comes back every ten minutes: a search reads them one by one in a few milliseconds, and a page that is being written would be
 * taken apart with every run.
 */
@Injectable()
@Handles(indexSavedPages)
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
