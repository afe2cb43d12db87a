import { sqlMigration } from './sql-migration';

type Rename = (from: string, to: string) => string;

const table: Rename = (from, to) => `alter table ${from} rename to ${to}`;
const index: Rename = (from, to) => `alter index ${from} rename to ${to}`;
const routine: Rename = (from, to) => `alter function ${from} rename to ${to}`;
const columnOf =
  (name: string): Rename =>
  (from, to) =>
    `alter table ${name} rename column ${from} to ${to}`;
/** PostgreSQL 18 also names `not null` constraints, so they are looked up. */
const constraintsOf =
  (name: string): Rename =>
  (from, to) =>
    `do $$ declare found name; begin
       for found in select conname from pg_constraint where conrelid = '${name}'::regclass and strpos(conname, '${from}') > 0 loop
         execute format('alter table ${name} rename constraint %I to %I', found, replace(found, '${from}', '${to}'));
       end loop; end $$`;
/** Returns jobs to the outbox, from which the relay adds them to the renamed queue. Failed ones run again. */
const job: Rename = (from, to) =>
  `update outbox set job = '${to}', enqueued_at = null, failed_at = null, failure = null,
     dedupe_key = case when failed_at is null then replace(dedupe_key, '${from}', '${to}') end
   where job = '${from}'`;

const renames: [Rename, from: string, to: string][] = [
  [table, 'page_haystacks', 'search_documents'],
  [columnOf('search_documents'), 'words', 'text'],
  [columnOf('search_documents'), 'is_settled', 'is_merged'],
  [constraintsOf('search_documents'), 'page_haystacks_words', 'page_haystacks_text'],
  [constraintsOf('search_documents'), 'is_settled', 'is_merged'],
  [constraintsOf('search_documents'), 'page_haystacks', 'search_documents'],
  [index, 'page_haystacks_team_idx', 'search_documents_team_idx'],
  [index, 'page_haystacks_title_idx', 'search_documents_title_idx'],
  [index, 'page_haystacks_words_idx', 'search_documents_terms_idx'],
  [index, 'page_haystacks_unsettled_idx', 'search_documents_unmerged_idx'],

  [table, 'haystack_words', 'search_terms'],
  [columnOf('search_terms'), 'word', 'term'],
  [constraintsOf('search_terms'), 'haystack_words_word', 'haystack_words_term'],
  [constraintsOf('search_terms'), 'haystack_words', 'search_terms'],
  [index, 'haystack_words_trigrams_idx', 'search_terms_trigrams_idx'],
  [routine, 'haystack_words_of', 'search_terms_of'],

  [columnOf('pages'), 'words_version', 'indexed_version'],
  [columnOf('whole_pages'), 'words_version', 'indexed_version'],
  [constraintsOf('pages'), 'words_version', 'indexed_version'],
  [index, 'pages_unread_idx', 'pages_unindexed_idx'],

  [columnOf('unsubscribe_tokens'), 'notice', 'kind'],
  [constraintsOf('unsubscribe_tokens'), 'notice', 'kind'],

  [columnOf('outbox'), 'once', 'dedupe_key'],
  [columnOf('outbox'), 'handed_over_at', 'enqueued_at'],
  [index, 'outbox_once_key', 'outbox_dedupe_key'],
  [index, 'outbox_handed_over_idx', 'outbox_enqueued_idx'],
  [job, 'upkeep.accounts', 'maintenance.accounts'],
  [job, 'upkeep.audit', 'maintenance.audit'],
  [job, 'upkeep.bin', 'maintenance.bin'],
  [job, 'upkeep.changes', 'maintenance.changes'],
  [job, 'upkeep.haystacks', 'maintenance.search-index-merge'],
  [job, 'upkeep.index-saved-pages', 'maintenance.index-saved-pages'],
  [job, 'upkeep.invitations', 'maintenance.invitations'],
  [job, 'upkeep.notifications', 'maintenance.notifications'],
  [job, 'upkeep.outbox', 'maintenance.outbox'],
  [job, 'upkeep.page-files', 'maintenance.page-files'],
  [job, 'upkeep.weekly-digest', 'maintenance.weekly-digest'],
  [job, 'upkeep.words', 'maintenance.search-terms'],
];

/**
 * Renames the tables of the search index, columns of the outbox and the jobs of the queue `upkeep`, now `maintenance`, to the terms
 * of the code. The jobs that BullMQ holds in the old queue are removed by `platform/jobs/remove-renamed-queue`.
 */
export const SearchAndJobNames24 = sqlMigration(
  'SearchAndJobNames1700000000024',
  renames.map(([rename, from, to]) => rename(from, to)),
  renames.toReversed().map(([rename, from, to]) => rename(to, from)),
);
