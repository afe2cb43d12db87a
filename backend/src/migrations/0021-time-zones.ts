import { sqlMigration } from './sql-migration';

/**
 * Adds the time zone of a user (null: no browser has said yet) and when their last weekly digest was due, which is another moment in
 * each zone. The version before sent existing users that of the last Monday at seven, UTC. The job now comes back every quarter of an
 * hour: the one that waits for next Monday is due now, under a new key, since the queue has seen the old one.
 */
export const TimeZones21 = sqlMigration('TimeZones1700000000021', [
  `alter table users add column time_zone text,
    add column digested_at timestamptz(3) not null default
      ((date_trunc('week', (now() at time zone 'UTC') - interval '7 hours') + interval '7 hours') at time zone 'UTC')`,
  'alter table users alter column digested_at set default now()',
  `update outbox set due_at = now(), key = gen_random_uuid(), handed_over_at = null
    where job = 'upkeep.weekly-digest' and failed_at is null`,
]);
