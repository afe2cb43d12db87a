import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { plainText } from '../../platform/html';
import { SearchIndexRepository } from './search-index.repository';

/** Saves of a page in the batch wait for some milliseconds. */
const INDEX_BATCH_PAGES = 20;

/**
 * The search index of pages. Saves do not update it, because a page being written is saved every few seconds; the next
 * search or job does.
 */
@Injectable()
export class SearchIndex {
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly repository: SearchIndexRepository,
  ) {}

  /** Indexes all pages saved before the call. Concurrent calls share one run. */
  refresh(): Promise<void> {
    this.next ??= this.running.then(() => {
      this.next = undefined;
      const run = this.indexFrom();
      this.running = run.catch(() => undefined);
      return run;
    });
    return this.next;
  }

  private async indexFrom(after = 0): Promise<void> {
    const pages = await this.repository.findUnindexed(after, INDEX_BATCH_PAGES);
    const last = pages.at(-1);
    if (!last) return;
    const texts = await Promise.all(
      pages.map(async ({ id, version, title, content }) => {
        return { id, version, title, text: `${title}\n${await plainText(content)}` };
      }),
    );
    await this.database.transaction((tx) => this.repository.indexPages(tx, texts));
    if (pages.length === INDEX_BATCH_PAGES) await this.indexFrom(last.id);
  }
}
