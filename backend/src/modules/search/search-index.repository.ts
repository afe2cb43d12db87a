import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';

/** PostgreSQL indexes values of up to 2.7 kB; texts with longer words than this stay unmerged and are scanned. */
const MAX_TERM_CHARS = 250;

/** A page whose current version is not indexed. */
export interface UnindexedPageRow {
  id: number;
  version: number;
  title: string;
  content: string;
}

export interface PageText {
  id: number;
  version: number;
  title: string;
  words: string;
}

const unindexed = statement(
  'search_index_unindexed',
  `select p.id, p.version, p.title, p.content
     from (select id from pages where words_version <> version and id > $1 order by id limit $2) unindexed
     join whole_pages p on p.id = unindexed.id
    order by p.id`,
);

const unmerged = statement(
  'search_index_unmerged',
  `select count(*)::integer as found
     from (select 1 from page_haystacks where not is_settled limit $1) waiting`,
);

/** The search index. Its tables are `page_haystacks` (`is_settled`: merged) and `haystack_words` (the terms). */
@Injectable()
export class SearchIndexRepository {
  constructor(private readonly database: Database) {}

  findUnindexed(after: number, limit: number): Promise<UnindexedPageRow[]> {
    return this.database.read<UnindexedPageRow>(unindexed, [after, limit]);
  }

  /**
   * Stores the texts of pages. Pages that were saved since they were read stay unindexed. Locks rows in the order of their
   * ids, so that two processes cannot deadlock.
   */
  async indexPages(tx: Tx, pages: readonly PageText[]): Promise<void> {
    await tx.query('select from pages where id = any($1) order by id for no key update', [
      pages.map(({ id }) => id),
    ]);
    await tx.query(
      `with indexed as (
         update pages p set words_version = r.version
           from unnest($1::integer[], $2::integer[], $3::text[], $4::text[]) as r (id, version, title, words)
          where p.id = r.id and p.words_version < r.version
         returning p.id, p.team_id, r.title, r.words)
       insert into page_haystacks as h (page_id, team_id, title, words)
       select id, team_id, lower(title), lower(words) from indexed
       on conflict (page_id) do update
         set title = excluded.title, words = excluded.words, is_settled = false
        where (h.title, h.words) is distinct from (excluded.title, excluded.words)`,
      [
        pages.map(({ id }) => id),
        pages.map(({ version }) => version),
        pages.map(({ title }) => title),
        pages.map(({ words }) => words),
      ],
    );
  }

  /** Returns true when at least `count` pages are not merged. */
  async hasUnmerged(count: number): Promise<boolean> {
    const [row] = await this.database.read<{ found: number }>(unmerged, [count]);
    return (row?.found ?? 0) >= count;
  }

  /** Merges up to `limit` pages into the trigram indexes, and their words into the terms. Returns the number of pages. */
  async mergeIndex(tx: Tx, limit: number): Promise<number> {
    const [row] = await tx.query<{ merged: number }>(
      `with merged as (
         update page_haystacks set is_settled = true
          where page_id in (
            select page_id from page_haystacks
             where not is_settled
               and (select max(length(word)) from unnest(haystack_words_of(words)) word) <= $2
             limit $1 for update skip locked)
         returning words),
       known as (
         insert into haystack_words
         select distinct unnest(haystack_words_of(words)) as word from merged order by word
         on conflict do nothing)
       select count(*)::integer as merged from merged`,
      [limit, MAX_TERM_CHARS],
    );
    return row?.merged ?? 0;
  }

  /** Deletes terms that no page contains. Locks the table, because a concurrent merge could use one of them again. */
  async deleteUnusedTerms(tx: Tx): Promise<void> {
    await tx.query('lock table haystack_words in share row exclusive mode', []);
    await tx.query(
      `delete from haystack_words h where not exists (
         select 1 from page_haystacks where is_settled and haystack_words_of(words) @> array[h.word])`,
      [],
    );
  }
}
