import { sqlMigration } from './sql-migration';

/**
 * Gives plays the drafts that migration 30 gave pages: a play without `published_at` is visible to editors of its team only, and
 * `play_versions.was_published` is true for versions that were current while the play was published. A notification of kind
 * `published` also names the plays that were published at once.
 */
export const PlayDrafts35 = sqlMigration('PlayDrafts1700000000035', [
  `alter table plays
     add column published_at timestamptz(3) default now(),
     add column published_by integer references users on delete set null,
     add column publish_note text check (length(publish_note) <= 140)`,
  'update plays set published_at = created_at, published_by = created_by',
  'alter table play_versions add column was_published boolean not null default true',
  // Today reads the drafts of a user, those of pages too.
  `create index plays_drafts_idx on plays (created_by, updated_at desc)
    where published_at is null and deleted_at is null`,
  `create index pages_drafts_idx on pages (created_by, updated_at desc)
    where published_at is null and deleted_at is null`,
  'drop view whole_plays',
  `create view whole_plays as
   select p.*, v.content from plays p join play_versions v on v.play_id = p.id and v.version = p.version`,
  'alter table notifications add column play_ids integer[]',
]);
