import { sqlMigration } from './sql-migration';

/** Adds the piece and step of a play's board that a comment is about, with the version of the play in which they were found. */
export const BoardPositions41 = sqlMigration(
  'BoardPositions1700000000041',
  ['alter table comments add column board_position jsonb'],
  ['alter table comments drop column board_position'],
);
