import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';

/** In letters. PostgreSQL indexes words of 2.7 kB at the most; texts with longer ones than these are read one by one. */
const longestWord = 250;

@Injectable()
export class HaystackRepository {
  /** Takes so many at the most into the indexes, and their words among the words; answers how many those were. */
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

  /** Words that no page has any more. Nobody settles meanwhile, as what they settle could have one of them again. */
  async forgetWords(tx: Tx): Promise<void> {
    await tx.query('lock table haystack_words in share row exclusive mode', []);
    await tx.query(
      `delete from haystack_words h where not exists (
         select 1 from page_haystacks where is_settled and haystack_words_of(words) @> array[h.word])`,
      [],
    );
  }
}
