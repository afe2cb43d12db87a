import { sqlMigration } from './sql-migration';

/** Gives outbox rows a random key. Ids are reused after a restore, and a queue ignores a job whose key it has already seen. */
export const KeysOfJobs10 = sqlMigration('KeysOfJobs1700000000010', [
  'alter table outbox add column key uuid not null default gen_random_uuid()',
]);
