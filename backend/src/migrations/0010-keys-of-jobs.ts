import { sqlMigration } from './sql-migration';

/** Ids come back when a database is restored; what a queue or a mail program has seen under a key never does. */
export const KeysOfJobs10 = sqlMigration('KeysOfJobs1700000000010', [
  'alter table outbox add column key uuid not null default gen_random_uuid()',
]);
