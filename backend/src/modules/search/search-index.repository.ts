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
  text: string;
}

const unindexed = statement(
  'search_index_unindexed',
  `select p.id, p.version, p.title, p.content
     from (select id from pages where indexed_version <> version and id > $1 order by id limit $2) unindexed
     join whole_pages p on p.id = unindexed.id
    order by p.id`,
);

const unmerged = statement(
  'search_index_unmerged',
  `select count(*)::integer as found
     from (select 1 from search_documents where not is_merged limit $1) waiting`,
);

/** The search index: a row of `search_documents` per page, and each distinct term of merged documents in `search_terms`. */
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
         update pages p set indexed_version = r.version
           from unnest($1::integer[], $2::integer[], $3::text[], $4::text[]) as r (id, version, title, text)
          where p.id = r.id and p.indexed_version < r.version
         returning p.id, p.team_id, r.title, r.text)
       insert into search_documents as d (page_id, team_id, title, text)
       select id, team_id, lower(title), lower(text) from indexed
       on conflict (page_id) do update
         set title = excluded.title, text = excluded.text, is_merged = false
        where (d.title, d.text) is distinct from (excluded.title, excluded.text)`,
      [
        pages.map(({ id }) => id),
        pages.map(({ version }) => version),
        pages.map(({ title }) => title),
        pages.map(({ text }) => text),
      ],
    );
  }

  /** Returns true when at least `count` pages are not merged. */
  async hasUnmerged(count: number): Promise<boolean> {
    const [row] = await this.database.read<{ found: number }>(unmerged, [count]);
    return (row?.found ?? 0) >= count;
  }

  /** Merges up to `limit` pages into the trigram indexes and adds their terms. Returns the number of pages. */
  async mergeIndex(tx: Tx, limit: number): Promise<number> {
    const [row] = await tx.query<{ merged: number }>(
      `with merged as (
         update search_documents set is_merged = true
          where page_id in (
            select page_id from search_documents
             where not is_merged
               and (select max(length(term)) from unnest(search_terms_of(text)) term) <= $2
             limit $1 for update skip locked)
         returning text),
       known as (
         insert into search_terms
         select distinct unnest(search_terms_of(text)) as term from merged order by term
         on conflict do nothing)
       select count(*)::integer as merged from merged`,
      [limit, MAX_TERM_CHARS],
    );
    return row?.merged ?? 0;
  }

  /** Deletes terms that no page contains. Locks the table, because a concurrent merge could use one of them again. */
  async deleteUnusedTerms(tx: Tx): Promise<void> {
    await tx.query('lock table search_terms in share row exclusive mode', []);
    await tx.query(
      `delete from search_terms t where not exists (
         select 1 from search_documents where is_merged and search_terms_of(text) @> array[t.term])`,
      [],
    );
  }
}
