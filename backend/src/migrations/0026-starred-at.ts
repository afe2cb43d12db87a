import { sqlMigration } from './sql-migration';

/**
 * Adds the time of each star, the order of `GET /api/starred`. Existing stars get the time of this migration: nothing has stored theirs.
 */
export const StarredAt26 = sqlMigration('StarredAt1700000000026', [
  'alter table page_stars add column starred_at timestamptz(3) not null default now()',
  'alter table play_stars add column starred_at timestamptz(3) not null default now()',
]);
