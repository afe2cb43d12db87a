import { sqlMigration } from './sql-migration';

/**
 * Pages and plays that editors pinned to their team's space. A team has at most six rows, which is enforced under a lock of the
 * team (modules/pins); a page in the bin keeps its row, so that restoring it pins it again.
 */
export const TeamPins27 = sqlMigration('TeamPins1700000000027', [
  `create table team_pins (
     id integer primary key generated always as identity,
     team_id integer not null references teams on delete cascade,
     page_id integer unique references pages on delete cascade,
     play_id integer unique references plays on delete cascade,
     position integer not null,
     check (num_nonnulls(page_id, play_id) = 1))`,
  'create index team_pins_team_id_position_idx on team_pins (team_id, position)',
]);
