import { sqlMigration } from './sql-migration';

/** Rounds times to milliseconds, the precision of cursors: with a finer one a list could skip pages saved in the same millisecond. */
export const WholeMilliseconds7 = sqlMigration('WholeMilliseconds1700000000007', [
  'alter table pages alter column updated_at type timestamptz(3)',
]);
