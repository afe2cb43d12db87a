import { sqlMigration } from './sql-migration';

/**
 * Stores the content of a page once, in the row of its current version: a save wrote it twice and deleted the previous copy. Pages
 * without a row of their current version (none is known) get one. The search index records which version it has indexed
 * (modules/search), so that a save need not index.
 */
export const TextsInTheHistory20 = sqlMigration('TextsInTheHistory1700000000020', [
  `insert into page_versions as v (page_id, version, title, content, tags, saved_by, saved_at)
   select id, version, title, content, tags, created_by, updated_at from pages
   on conflict (page_id, version) do update set content = excluded.content
    where v.content is distinct from excluded.content`,
  'alter table pages drop column content, add column words_version integer not null default 0',
  'update pages set words_version = version',
  'create index pages_unread_idx on pages (id) where words_version <> version',
  `create view whole_pages as
   select p.*, v.content from pages p join page_versions v on v.page_id = p.id and v.version = p.version`,
  // Returns the space of the dropped column to the disk.
  'cluster pages using pages_pkey',
  'alter table pages set without cluster',
]);
