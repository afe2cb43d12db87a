import { sqlMigration } from './sql-migration';

/**
 * Indexing the trigrams of a page costs more than saving it, and a page in progress is saved every few seconds. A save leaves its row
 * out of the partial trigram indexes (`is_settled` false); a job adds such rows later (modules/search).
 */
export const SettledHaystacks17 = sqlMigration('SettledHaystacks1700000000017', [
  'alter table page_haystacks add column is_settled boolean not null default true',
  'alter table page_haystacks alter column is_settled set default false',
  'drop index page_haystacks_title_idx, page_haystacks_words_idx',
  'create index page_haystacks_title_idx on page_haystacks using gin (title gin_trgm_ops) where is_settled',
  'create index page_haystacks_words_idx on page_haystacks using gin (words gin_trgm_ops) where is_settled',
  'create index page_haystacks_unsettled_idx on page_haystacks (page_id) where not is_settled',
]);
