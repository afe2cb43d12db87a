import { sqlMigration } from './sql-migration';

/**
 * Adds the time zone of a user (null: no browser has said yet) and when their last weekly digest was due, which is another moment in
 * each zone. The version before sent existing users that of the last Monday at seven, UTC. The job now comes back every quarter of an
 * hour: the one that the version before wrote for next Monday is deleted, so that the next one is written at once.
 */
export const TimeZones21 = sqlMigration('TimeZones1700000000021', [
  `alter table users add column time_zone text,
    add column digested_at timestamptz(3) not null default
      ((date_trunc('week', (now() at time zone 'UTC') - interval '7 hours') + interval '7 hours') at time zone 'UTC')`,
  'alter table users alter column digested_at set default now()',
  `delete from outbox where job = 'upkeep.weekly-digest'`,
]);
