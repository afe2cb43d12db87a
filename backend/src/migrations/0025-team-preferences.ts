import { sqlMigration } from './sql-migration';

/**
 * A user's own order of teams: `used_at` is their last use of the team, `pinned_at` is null unless they pinned it. Not part of
 * `team_members`, because super admins and team admins use teams without being members.
 */
export const TeamPreferences25 = sqlMigration('TeamPreferences1700000000025', [
  `create table team_preferences (
     user_id integer not null references users on delete cascade,
     team_id integer not null references teams on delete cascade,
     used_at timestamptz(3),
     pinned_at timestamptz(3),
     primary key (user_id, team_id))`,
  'create index team_preferences_team_id_idx on team_preferences (team_id)',
]);
