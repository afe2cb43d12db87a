import { sqlMigration } from './sql-migration';

/**
 * Drafts: a page without `published_at` is visible to editors of its team only. `told_version` is the last version that followers were
 * notified of; `file_ids` are the files that the current version shows. `page_versions.was_published` is true for versions that were
 * current while the page was published. An activity that tells of a draft is `editors_only`. A
 * notification of kind `published` names all pages that were published at once.
 */
export const Drafts30 = sqlMigration('Drafts1700000000030', [
  `alter table pages
     add column published_at timestamptz(3) default now(),
     add column published_by integer references users on delete set null,
     add column publish_note text check (length(publish_note) <= 140),
     add column told_version integer not null default 1,
     add column file_ids integer[] not null default '{}'`,
  `update pages p set published_at = p.created_at, published_by = p.created_by, told_version = p.version,
     file_ids = coalesce((
       select array_agg(distinct found[1]::integer)
         from page_versions v cross join regexp_matches(v.content, '/api/media/([0-9]{1,9})/', 'g') found
        where v.page_id = p.id and v.version = p.version), '{}')`,
  'alter table page_versions add column was_published boolean not null default true',
  'drop view whole_pages',
  `create view whole_pages as
   select p.*, v.content from pages p join page_versions v on v.page_id = p.id and v.version = p.version`,
  'create index pages_untold_idx on pages (updated_at) where told_version <> version and deleted_at is null',
  'create index pages_shown_files_idx on pages using gin (file_ids) where published_at is not null and deleted_at is null',
  // Lists and searches read the index only, and leave drafts out of it.
  'drop index pages_newest_idx',
  `create index pages_newest_idx on pages (team_id, updated_at desc, id desc) include (published_at)
    where deleted_at is null`,

  'alter table activities add column editors_only boolean not null default false',

  `alter table notifications
     add column page_ids integer[],
     add column note text,
     drop constraint notifications_kind_check,
     add constraint notifications_kind_check
       check (kind in ('mention', 'reply', 'comment', 'page', 'member', 'published'))`,
]);
