import { sqlMigration } from './sql-migration';

/** A secret is pending until `two_factor_since` is set. Steps of TOTP are half-minutes since 1970. */
export const TwoFactor16 = sqlMigration('TwoFactor1700000000016', [
  'alter table users add column two_factor_since timestamptz(3)',
  `create table two_factors (
    user_id integer primary key references users on delete cascade,
    secret bytea not null,
    last_step integer not null default 0,
    wrong_codes integer not null default 0,
    wrong_since timestamptz(3)
  )`,
  `create table recovery_codes (
    user_id integer not null references users on delete cascade,
    code_hash bytea not null,
    used_at timestamptz(3),
    primary key (user_id, code_hash)
  )`,
]);
