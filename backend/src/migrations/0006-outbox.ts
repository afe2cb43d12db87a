import { sqlMigration } from './sql-migration';

/** Jobs, inserted in the transaction of the change that they follow. */
export const Outbox6 = sqlMigration('Outbox1700000000006', [
  `create table outbox (
    id integer primary key generated always as identity,
    job text not null,
    payload jsonb not null,
    created_at timestamptz not null default now(),
    handed_over_at timestamptz
  )`,
  'create index outbox_open_idx on outbox (id) where handed_over_at is null',
]);
