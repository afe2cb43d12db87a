import { sqlMigration } from './sql-migration';

/** Adds the user's choice of their own player on boards of a team; null until they have made one. */
export const OwnPlayers43 = sqlMigration(
  'OwnPlayers1700000000043',
  ['alter table team_preferences add column own_player jsonb'],
  ['alter table team_preferences drop column own_player'],
);
