import { sqlMigration } from './sql-migration';

/**
 * Gives plays the sittings of pages: `told_version` is the last version that followers were notified of. A notification of kind `page`
 * may be about a play; while it is unread, the next change moves it up.
 */
export const ToldPlays56 = sqlMigration('ToldPlays1700000000056', [
  'alter table plays add column told_version integer not null default 1',
  'update plays set told_version = version where version <> 1',
  'drop view whole_plays',
  `create view whole_plays as
   select p.*, v.content, v.board from plays p join play_versions v on v.play_id = p.id and v.version = p.version`,
  'create index plays_untold_idx on plays (updated_at) where told_version <> version and deleted_at is null',
  `create unique index notifications_play_key on notifications (user_id, play_id)
    where kind = 'page' and read_at is null`,
]);
