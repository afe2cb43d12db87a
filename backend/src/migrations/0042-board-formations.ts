import { sqlMigration } from './sql-migration';

/** Adds the formations that editors of a team save from a board; `line_up` is a board without steps. */
export const BoardFormations42 = sqlMigration('BoardFormations1700000000042', [
  `create table board_formations (
      id integer primary key generated always as identity,
      team_id integer not null references teams on delete cascade,
      name text not null check (char_length(name) between 1 and 40),
      sport text not null,
      line_up jsonb not null,
      created_by integer references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`,
  'create unique index board_formations_team_id_name_key on board_formations (team_id, lower(name))',
  'create index board_formations_created_by_idx on board_formations (created_by)',
]);
