import { sqlMigration } from './sql-migration';

/** Cursors and clients speak in milliseconds: a finer time here would let a list skip pages saved in the same one. */
export const WholeMilliseconds7 = sqlMigration('WholeMilliseconds1700000000007', [
  'alter table pages alter column updated_at type timestamptz(3)',
]);
