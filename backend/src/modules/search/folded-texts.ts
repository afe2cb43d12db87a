import { fold } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';

/** The text of a row by which it is found; migration 53 has the same expressions in its indexes. */
export const foldedSources = {
  users: `coalesce(nullif(display_name, '') || ' ', '') || coalesce(nullif(first_name, '') || ' ', '')
    || coalesce(nullif(last_name, '') || ' ', '') || username || ' ' || replace(username, '.', ' ')`,
  teams: `name || ' ' || sport`,
  comments: 'content',
  media_files: 'original_name',
};
type FoldedTable = keyof typeof foldedSources;

/** Up to this number of rows of a table are folded before a search, the newest first; the job folds all others in larger batches. */
const ROWS_PER_SEARCH = 50;
const ROWS_PER_BATCH = 500;

interface StaleRow {
  id: number;
  hash: string;
  source: string;
}

const stale = (table: FoldedTable) =>
  statement(
    `search_stale_${table}`,
    `select id, hashtextextended(${foldedSources[table]}, 0) as hash, ${foldedSources[table]} as source from ${table}
      where search_hash is distinct from hashtextextended(${foldedSources[table]}, 0) order by id desc limit $1`,
  );
/** Rows that another process is writing are left to the next search: none waits for a lock. */
const store = (table: FoldedTable) =>
  statement(
    `search_store_${table}`,
    `with free as (select id from ${table} where id = any($1::integer[]) order by id for no key update skip locked)
     update ${table} r set search_hash = f.hash, search_text = f.folded
       from unnest($1::integer[], $2::bigint[], $3::text[]) as f (id, hash, folded) join free using (id)
      where r.id = f.id`,
  );
const ofEach = <Value>(value: (table: FoldedTable) => Value): Record<FoldedTable, Value> => ({
  users: value('users'),
  teams: value('teams'),
  comments: value('comments'),
  media_files: value('media_files'),
});
export const staleRows = ofEach(stale);
const storedTexts = ofEach(store);

/**
 * The folded texts of users, teams, comments and files. They are written by many modules and by processes of the build before, so none
 * of them folds: rows whose text has changed are folded before they are searched.
 */
@Injectable()
export class FoldedTexts {
  constructor(private readonly database: Database) {}

  /** Folds what was written before the call. */
  async refresh(tables: readonly FoldedTable[]): Promise<void> {
    await Promise.all(tables.map((table) => this.foldSome(table, ROWS_PER_SEARCH)));
  }

  /** Folds all rows in batches; a job that ends early continues in its next run. */
  async refreshAll(): Promise<void> {
    for (const table of Object.keys(staleRows) as FoldedTable[])
      while ((await this.foldSome(table, ROWS_PER_BATCH)) === ROWS_PER_BATCH);
  }

  private async foldSome(table: FoldedTable, limit: number): Promise<number> {
    const rows = await this.database.read<StaleRow>(staleRows[table], [limit]);
    if (rows.length === 0) return 0;
    await this.database.execute(storedTexts[table], [
      rows.map(({ id }) => id),
      rows.map(({ hash }) => hash),
      rows.map(({ source }) => fold(source)),
    ]);
    return rows.length;
  }
}
