import { sqlMigration } from './sql-migration';

/**
 * `page_views.version` is the version that the user has read, null until they read one. What was read before is derived from the time
 * of the last view. `pages` gains the user of `updated_at` and the number of words, and `whole_pages` with it.
 */
export const Reading28 = sqlMigration('Reading1700000000028', [
  'alter table page_views add column version integer',
  `update page_views set version = (
     select max(v.version) from page_versions v where v.page_id = page_views.page_id and v.saved_at <= page_views.seen_at)`,
  `alter table pages
     add column updated_by integer references users on delete set null,
     add column words integer not null default 0`,
  `update pages p
      set updated_by = v.saved_by,
          words = regexp_count(regexp_replace(v.content, '<[^>]*>|&nbsp;', ' ', 'g'), '\\S+')
     from page_versions v where v.page_id = p.id and v.version = p.version`,
  'drop view whole_pages',
  `create view whole_pages as
   select p.*, v.content from pages p join page_versions v on v.page_id = p.id and v.version = p.version`,
]);
