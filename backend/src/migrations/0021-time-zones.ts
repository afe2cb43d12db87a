import { sqlMigration } from './sql-migration';

/**
 * Adds the time zone of a user (null until a browser reports it) and the due time of their last weekly digest, which differs by
 * zone. The previous version sent digests on Mondays at seven UTC. The job now runs every 15 minutes: the scheduled one for next Monday
 * becomes due now, under a new key, because the queue ignores a key that it has already seen.
 */
export const TimeZones21 = sqlMigration('TimeZones1700000000021', [
  `alter table users add column time_zone text,
    add column digested_at timestamptz(3) not null default
      ((date_trunc('week', (now() at time zone 'UTC') - interval '7 hours') + interval '7 hours') at time zone 'UTC')`,
  'alter table users alter column digested_at set default now()',
  `update outbox set due_at = now(), key = gen_random_uuid(), handed_over_at = null
    where job = 'upkeep.weekly-digest' and failed_at is null`,
]);
