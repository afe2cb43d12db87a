import { sqlMigration } from './sql-migration';

/**
 * All words there are, each once, beside an index of the pages that hold a word. A text is looked up in the words first: a
 * rare name is in a few of them, though thousands of pages hold all of its trigrams somewhere. A word ends at a space or a
 * line's end, so that any text without one lies within a word.
 */
export const WordsOfHaystacks18 = sqlMigration('WordsOfHaystacks1700000000018', [
  `create or replace function haystack_words_of(words text) returns text[] language sql immutable parallel safe
   return string_to_array(replace(words, chr(10), ' '), ' ')`,
  'create table haystack_words (word text primary key)',
  'drop index page_haystacks_words_idx',
  'update page_haystacks set is_settled = false where is_settled',
  'create index page_haystacks_words_idx on page_haystacks using gin (haystack_words_of(words)) where is_settled',
  'create index haystack_words_trigrams_idx on haystack_words using gin (word gin_trgm_ops)',
]);
