import { sqlMigration } from './sql-migration';

/**
 * The text of a page stands once, in its history, as the version that the page says it has: a save had written it twice, and
 * taken away what the page had held before. A page without its present version there (none is known) gets it. And of which version
 * its words were taken in is noted (modules/search), so that a save need not do it.
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
  // Gives back the room that the texts took.
  'cluster pages using pages_pkey',
  'alter table pages set without cluster',
]);
