import { sqlMigration } from './sql-migration';

/** The audit log. Entries hold names instead of references, because they outlive the rows that they are about. */
export const Audit15 = sqlMigration('Audit1700000000015', [
  `create table audit_entries (
    id bigint primary key generated always as identity,
    at timestamptz(3) not null,
    act text not null,
    actor_id integer references users on delete set null,
    actor_email text,
    about text,
    detail text,
    team text,
    address text,
    user_agent text
  )`,
  'create index audit_entries_at_idx on audit_entries (at desc, id desc)',
  'create index audit_entries_act_idx on audit_entries (act, at desc, id desc)',
  'create index audit_entries_actor_idx on audit_entries (actor_id)',
]);
