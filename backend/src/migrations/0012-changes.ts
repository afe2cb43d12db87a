import { sqlMigration } from './sql-migration';

/** Live updates, kept for an hour for clients that reconnect. No foreign keys: the rows they name may be deleted. */
export const Changes12 = sqlMigration('Changes1700000000012', [
  `create table changes (
    id bigint primary key generated always as identity,
    team_id integer,
    user_id integer,
    what text not null,
    target_id integer not null,
    tab text,
    created_at timestamptz not null default clock_timestamp(),
    check (team_id is not null or user_id is not null)
  )`,
  'create index changes_age_idx on changes (created_at)',
]);
