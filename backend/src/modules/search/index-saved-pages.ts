import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { JobHandler } from '../../platform/jobs';
import { FoldedTexts } from './folded-texts';
import { SearchIndexRepository } from './search-index.repository';
import { SearchIndex } from './search-index.service';
import { indexSavedPages } from './search-index-schedule';
import { searchedKinds, type SearchedKind } from './searched-tables';

/** Saves of a page in the batch wait for some 50 ms. */
export const MERGE_BATCH = 50;

/**
 * Indexes saved pages and plays, so that the next search need not. Merges full batches into the trigram indexes; smaller ones wait for
 * the job that runs every ten minutes: a search scans them in a few milliseconds, and a page being written would be merged
 * again in every run. Also folds again what an earlier build indexed.
 */
@Injectable()
@JobHandler(indexSavedPages)
export class IndexSavedPages implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: SearchIndexRepository,
    private readonly searchIndex: SearchIndex,
    private readonly foldedTexts: FoldedTexts,
  ) {}

  async handle(): Promise<void> {
    await this.searchIndex.refresh();
    for (const kind of searchedKinds) {
      await this.mergeFullBatches(kind);
      await this.foldAgain(kind);
    }
    await this.foldedTexts.refreshAll();
  }

  /** Continues after the last batch that was stored, in any process; merging keeps what a search has to scan small. */
  private async foldAgain(kind: SearchedKind): Promise<void> {
    let last = await this.searchIndex.foldAgain(kind, 0);
    while (last !== undefined) {
      await this.mergeFullBatches(kind);
      last = await this.searchIndex.foldAgain(kind, last);
    }
  }

  private async mergeFullBatches(kind: SearchedKind): Promise<void> {
    while (await this.repository.hasUnmerged(kind, MERGE_BATCH)) {
      const merged = await this.database.transaction((tx) => this.repository.merge(tx, kind, MERGE_BATCH));
      if (merged < MERGE_BATCH) return;
    }
  }
}
