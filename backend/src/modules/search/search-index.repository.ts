import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { forEachKind, searchedKinds, searchedTables, type SearchedKind } from './searched-tables';

/** PostgreSQL indexes values of up to 2.7 kB; texts with longer words than this stay unmerged and are scanned. */
const MAX_TERM_CHARS = 250;

/** A page or play whose current version is not indexed. */
export interface UnindexedRow {
  id: number;
  version: number;
  title: string;
  content: string;
  /** Its texts besides title and content. */
  texts: string[];
}

/** Folded. */
export interface IndexedText {
  id: number;
  version: number;
  title: string;
  text: string;
}

const rowsWhere = (name: string, where: string) =>
  forEachKind(({ content, whole, title, texts }) =>
    statement(
      `search_index_${name}_${content}`,
      `select p.id, p.version, p.${title} as title, p.content, ${texts} as texts
       from (select id from ${content} where ${where} and id > $1 order by id limit $2) listed
       join ${whole} p on p.id = listed.id
      order by p.id`,
    ),
  );
const unindexed = rowsWhere('unindexed', 'coalesce(folded_version, indexed_version) <> version');
const unfolded = rowsWhere('unfolded', 'folded_version is null');

const unmerged = forEachKind(({ documents }) =>
  statement(
    `search_index_unmerged_${documents}`,
    `select count(*)::integer as found
     from (select 1 from ${documents} where not is_merged limit $1) waiting`,
  ),
);

/**
 * The search index: a row of `search_documents` per page and of `play_search_documents` per play, and each distinct term of merged
 * documents in `search_terms`.
 */
@Injectable()
export class SearchIndexRepository {
  constructor(private readonly database: Database) {}

  findUnindexed(kind: SearchedKind, after: number, limit: number): Promise<UnindexedRow[]> {
    return this.database.read<UnindexedRow>(unindexed[kind], [after, limit]);
  }

  /** Finds pages and plays that an earlier build indexed: their texts are in lower case, but not folded. */
  findUnfolded(kind: SearchedKind, after: number, limit: number): Promise<UnindexedRow[]> {
    return this.database.read<UnindexedRow>(unfolded[kind], [after, limit]);
  }

  /**
   * Stores folded texts. Pages and plays that were saved since they were read stay unindexed. Locks rows in the order of their ids, so
   * that two processes cannot deadlock.
   */
  async index(tx: Tx, kind: SearchedKind, texts: readonly IndexedText[]): Promise<void> {
    const { content, documents, id } = searchedTables[kind];
    await tx.query(`select from ${content} where id = any($1) order by id for no key update`, [
      texts.map((text) => text.id),
    ]);
    await tx.query(
      `with indexed as (
         update ${content} p set indexed_version = greatest(p.indexed_version, r.version), folded_version = r.version
           from unnest($1::integer[], $2::integer[], $3::text[], $4::text[]) as r (id, version, title, text)
          where p.id = r.id and coalesce(p.folded_version, 0) < r.version
         returning p.id, p.team_id, r.title, r.text)
       insert into ${documents} as d (${id}, team_id, title, text)
       select id, team_id, title, text from indexed
       on conflict (${id}) do update
         set title = excluded.title, text = excluded.text, is_merged = false
        where (d.title, d.text) is distinct from (excluded.title, excluded.text)`,
      [
        texts.map((text) => text.id),
        texts.map(({ version }) => version),
        texts.map(({ title }) => title),
        texts.map(({ text }) => text),
      ],
    );
  }

  /** Returns true when at least `count` documents of the kind are not merged. */
  async hasUnmerged(kind: SearchedKind, count: number): Promise<boolean> {
    const [row] = await this.database.read<{ found: number }>(unmerged[kind], [count]);
    return (row?.found ?? 0) >= count;
  }

  /** Merges up to `limit` documents into the trigram indexes and adds their terms. Returns their number. */
  async merge(tx: Tx, kind: SearchedKind, limit: number): Promise<number> {
    const { documents, id } = searchedTables[kind];
    const [row] = await tx.query<{ merged: number }>(
      `with merged as (
         update ${documents} set is_merged = true
          where ${id} in (
            select ${id} from ${documents}
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

  /** Deletes terms that no document contains. Locks the table, because a concurrent merge could use one of them again. */
  async deleteUnusedTerms(tx: Tx): Promise<void> {
    await tx.query('lock table search_terms in share row exclusive mode', []);
    const isUnused = searchedKinds.map(
      (kind) => `not exists (
         select 1 from ${searchedTables[kind].documents} where is_merged and search_terms_of(text) @> array[t.term])`,
    );
    await tx.query(`delete from search_terms t where ${isUnused.join(' and ')}`, []);
  }
}
