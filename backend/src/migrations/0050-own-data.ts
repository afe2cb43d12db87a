import { sqlMigration } from './sql-migration';

/** Adds exports of a user's own data, and requests for the deletion of an account. */
export const OwnData50 = sqlMigration('OwnData1700000000050', [
  `create table data_exports (
      id integer generated always as identity primary key,
      requested_by integer references users on delete set null,
      state text not null default 'waiting' check (state in ('waiting', 'active', 'done', 'failed')),
      size bigint,
      created_at timestamptz(3) not null
    )`,
  'create index data_exports_requested_by_idx on data_exports (requested_by)',
  'create index data_exports_created_at_idx on data_exports (created_at)',
  'alter table users add column deletion_requested_at timestamptz(3)',
  `create index users_deletion_requested_at_idx on users (deletion_requested_at)
     where deletion_requested_at is not null`,
]);
