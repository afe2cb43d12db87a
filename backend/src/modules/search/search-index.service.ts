import { fold } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { withoutTitles } from '@touchline/content';
import { foldLines, plainText } from '../../platform/html';
import { SearchIndexRepository, type UnindexedRow } from './search-index.repository';
import { searchedKinds, type SearchedKind } from './searched-tables';

/** Saves of a page in the batch wait for some milliseconds. */
const INDEX_BATCH = 20;

/**
 * The search index of pages and plays. Saves do not update it, because a page being written is saved every few seconds; the
 * next search or job does.
 */
@Injectable()
export class SearchIndex {
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly repository: SearchIndexRepository,
  ) {}

  /** Indexes everything saved before the call. Concurrent calls share one run. */
  refresh(): Promise<void> {
    this.next ??= this.running.then(() => {
      this.next = undefined;
      const run = Promise.all(searchedKinds.map((kind) => this.indexFrom(kind))).then(() => undefined);
      this.running = run.catch(() => undefined);
      return run;
    });
    return this.next;
  }

  /** Folds up to a batch of what an earlier build indexed, from `after` on. Returns the last id, or undefined if none are left. */
  async foldAgain(kind: SearchedKind, after: number): Promise<number | undefined> {
    const rows = await this.repository.findUnfolded(kind, after, INDEX_BATCH);
    await this.index(kind, rows);
    return rows.at(-1)?.id;
  }

  private async indexFrom(kind: SearchedKind, after = 0): Promise<void> {
    const rows = await this.repository.findUnindexed(kind, after, INDEX_BATCH);
    await this.index(kind, rows);
    const last = rows.at(-1);
    if (last && rows.length === INDEX_BATCH) await this.indexFrom(kind, last.id);
  }

  private async index(kind: SearchedKind, rows: readonly UnindexedRow[]): Promise<void> {
    if (rows.length === 0) return;
    const texts = await Promise.all(rows.map(withText));
    await this.database.transaction((tx) => this.repository.index(tx, kind, texts));
  }
}

const withText = async ({ id, version, title, content, texts }: UnindexedRow) => ({
  id,
  version,
  title: fold(title),
  text: await foldLines([title, await plainText(withoutTitles(content)), ...texts].join('\n')),
});
