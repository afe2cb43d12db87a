import { sqlMigration } from './sql-migration';

/**
 * The trigrams of a page cost more than saving it, and a page that is being written is saved every few seconds. So a save leaves
 * its words unsettled, outside of the trigram indexes, and now and then those are settled (modules/search).
 */
export const SettledHaystacks17 = sqlMigration('SettledHaystacks1700000000017', [
  'alter table page_haystacks add column is_settled boolean not null default true',
  'alter table page_haystacks alter column is_settled set default false',
  'drop index page_haystacks_title_idx, page_haystacks_words_idx',
  'create index page_haystacks_title_idx on page_haystacks using gin (title gin_trgm_ops) where is_settled',
  'create index page_haystacks_words_idx on page_haystacks using gin (words gin_trgm_ops) where is_settled',
  'create index page_haystacks_unsettled_idx on page_haystacks (page_id) where not is_settled',
]);
