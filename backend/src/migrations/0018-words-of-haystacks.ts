import { sqlMigration } from './sql-migration';

/**
 * Distinct words, and an inverted index from words to pages. A search looks its term up in the words first: a rare name is part of
 * few words, but thousands of pages contain all of its trigrams somewhere. Words end at spaces and line breaks, so a term without
 * either is always within one word.
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
