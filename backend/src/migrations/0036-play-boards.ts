import { sqlMigration } from './sql-migration';

/**
 * Gives plays a tactics board. Each version stores its own, as it stores its content, and `board_text` of the play has the words of the
 * current one, for the search in lists.
 */
export const PlayBoards36 = sqlMigration('PlayBoards1700000000036', [
  'alter table play_versions add column board jsonb',
  'alter table plays add column board_text text',
  'drop view whole_plays',
  `create view whole_plays as
   select p.*, v.content, v.board from plays p join play_versions v on v.play_id = p.id and v.version = p.version`,
]);
