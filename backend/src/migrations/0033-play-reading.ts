import { sqlMigration } from './sql-migration';

/**
 * Gives plays what migration 28 gave pages: `play_views.version` is the version that the user has read, null until they read one, and is
 * derived from the last view; `plays.words` is the number of words, and part of `whole_plays`.
 */
export const PlayReading33 = sqlMigration('PlayReading1700000000033', [
  'alter table play_views add column version integer',
  `update play_views set version = (
     select max(v.version) from play_versions v where v.play_id = play_views.play_id and v.saved_at <= play_views.seen_at)`,
  'alter table plays add column words integer not null default 0',
  `update plays p
      set words = regexp_count(regexp_replace(v.content, '<[^>]*>|&nbsp;', ' ', 'g'), '\\S+')
     from play_versions v where v.play_id = p.id and v.version = p.version`,
  'drop view whole_plays',
  `create view whole_plays as
   select p.*, v.content from plays p join play_versions v on v.play_id = p.id and v.version = p.version`,
]);
