import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';

/** PostgreSQL indexes values of up to 2.7 kB; texts with longer words than this stay unmerged and are scanned. */
const longestWord = 250;

/** A page whose current version is not indexed. */
export interface UnreadPageRow {
  id: number;
  version: number;
  title: string;
  content: string;
}

export interface ReadPage {
  id: number;
  version: number;
  title: string;
  words: string;
}

const unread = statement(
  'haystack_unread',
  `select p.id, p.version, p.title, p.content
     from (select id from pages where words_version <> version and id > $1 order by id limit $2) unread
     join whole_pages p on p.id = unread.id
    order by p.id`,
);

const unsettled = statement(
  'haystack_unsettled',
  `select count(*)::integer as found
     from (select 1 from page_haystacks where not is_settled limit $1) waiting`,
);

@Injectable()
export class HaystackRepository {
  constructor(private readonly database: Database) {}

  findUnread(after: number, most: number): Promise<UnreadPageRow[]> {
    return this.database.read<UnreadPageRow>(unread, [after, most]);
  }

  /**
   * Stores the texts of pages. Pages that were saved since they were read stay unindexed. Locks rows in the order of their
   * ids, so that two processes cannot deadlock.
   */
  async takeIn(tx: Tx, pages: readonly ReadPage[]): Promise<void> {
    await tx.query('select from pages where id = any($1) order by id for no key update', [
      pages.map(({ id }) => id),
    ]);
    await tx.query(
      `with taken as (
         update pages p set words_version = r.version
           from unnest($1::integer[], $2::integer[], $3::text[], $4::text[]) as r (id, version, title, words)
          where p.id = r.id and p.words_version < r.version
         returning p.id, p.team_id, r.title, r.words)
       insert into page_haystacks as h (page_id, team_id, title, words)
       select id, team_id, lower(title), lower(words) from taken
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

  /** Returns true when at least `least` pages are not merged. */
  async hasUnsettled(least: number): Promise<boolean> {
    const [row] = await this.database.read<{ found: number }>(unsettled, [least]);
    return (row?.found ?? 0) >= least;
  }

  /** Merges up to `most` pages into the trigram indexes, and their words into the terms. Returns the number of pages. */
  async settle(tx: Tx, most: number): Promise<number> {
    const [row] = await tx.query<{ settled: number }>(
      `with settled as (
         update page_haystacks set is_settled = true
          where page_id in (
            select page_id from page_haystacks
             where not is_settled
               and (select max(length(word)) from unnest(haystack_words_of(words)) word) <= $2
             limit $1 for update skip locked)
         returning words),
       known as (
         insert into haystack_words
         select distinct unnest(haystack_words_of(words)) as word from settled order by word
         on conflict do nothing)
       select count(*)::integer as settled from settled`,
      [most, longestWord],
    );
    return row?.settled ?? 0;
  }

  /** Deletes terms that no page contains. Locks the table, because a concurrent merge could use one of them again. */
  async forgetWords(tx: Tx): Promise<void> {
    await tx.query('lock table haystack_words in share row exclusive mode', []);
    await tx.query(
      `delete from haystack_words h where not exists (
         select 1 from page_haystacks where is_settled and haystack_words_of(words) @> array[h.word])`,
      [],
    );
  }
}
