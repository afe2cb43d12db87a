import { sqlMigration } from './sql-migration';

/**
 * Gives members a shirt number and positions, and teams an age group. Positions are codes of the team's sport; the contract knows
 * them, so the table checks only their number. They are part of the membership: a user has others in each team.
 */
export const SquadNumbers38 = sqlMigration(
  'SquadNumbers1700000000038',
  [
    `alter table team_members
       add column number text check (number ~ '^[0-9]{1,3}$'),
       add column positions text[] not null default '{}'
         check (cardinality(positions) <= 4 and array_position(positions, null) is null)`,
    `alter table teams
       add column age_group text check (age_group ~ '^(U([89]|1[0-9]|2[01])|senior)$')`,
  ],
  [
    'alter table teams drop column age_group',
    'alter table team_members drop column number, drop column positions',
  ],
);
