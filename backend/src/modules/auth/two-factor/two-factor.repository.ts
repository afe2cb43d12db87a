import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../../platform/database';

/** The second factor of a user; `since` is null until the key is confirmed. */
export interface TwoFactorRow {
  email: string;
  since: Date | null;
  secret: Buffer | null;
  wrong_codes: number;
  wrong_since: Date | null;
}

export interface TwoFactorState {
  since: Date | null;
  codes_left: number;
}

const find = statement(
  'two_factor_find',
  `select u.two_factor_since as since, count(c.user_id)::integer as codes_left
     from users u left join recovery_codes c on c.user_id = u.id and c.used_at is null
    where u.id = $1 group by u.id`,
);

@Injectable()
export class TwoFactorRepository {
  constructor(private readonly database: Database) {}

  async find(userId: number): Promise<TwoFactorState | undefined> {
    const [row] = await this.database.read<TwoFactorState>(find, [userId]);
    return row;
  }

  /** Locks the account, so that codes of one user are verified one at a time. */
  async lock(tx: Tx, userId: number): Promise<TwoFactorRow | undefined> {
    await tx.query('select from users where id = $1 for no key update', [userId]);
    const [row] = await tx.query<TwoFactorRow>(
      `select u.email, u.two_factor_since as since, f.secret, coalesce(f.wrong_codes, 0) as wrong_codes, f.wrong_since
         from users u left join two_factors f on f.user_id = u.id where u.id = $1`,
      [userId],
    );
    return row;
  }

  /** Stores an unconfirmed key. Returns false when a confirmed key exists. */
  async putKey(tx: Tx, userId: number, secret: Buffer): Promise<boolean> {
    const rows = await tx.query(
      `insert into two_factors (user_id, secret)
       select id, $2 from users where id = $1 and two_factor_since is null
       on conflict (user_id) do update set secret = excluded.secret, last_step = 0 returning 1`,
      [userId, secret],
    );
    return rows.length > 0;
  }

  /** Consumes a TOTP step and all before it. Returns false when it was already consumed. */
  async consumeStep(tx: Tx, userId: number, step: number): Promise<boolean> {
    const rows = await tx.query(
      `update two_factors set last_step = $2, wrong_codes = 0, wrong_since = null
        where user_id = $1 and last_step < $2 returning 1`,
      [userId, step],
    );
    return rows.length > 0;
  }

  /** Increments the failures since `since`, or restarts the count. */
  async countWrong(tx: Tx, userId: number, { now, since }: { now: Date; since: Date }): Promise<void> {
    await tx.query(
      `update two_factors set
         wrong_codes = case when wrong_since > $3 then wrong_codes + 1 else 1 end,
         wrong_since = case when wrong_since > $3 then wrong_since else $2::timestamptz end
        where user_id = $1`,
      [userId, now, since],
    );
  }

  async turnOn(tx: Tx, userId: number, now: Date): Promise<void> {
    await tx.query('update users set two_factor_since = $2 where id = $1', [userId, now]);
  }

  /**
   * Deletes the key and the recovery codes. Returns the account's email address, undefined when the second factor was off.
   */
  async turnOff(tx: Tx, userId: number): Promise<{ email: string } | undefined> {
    const [row] = await tx.query<{ email: string }>(
      'update users set two_factor_since = null where id = $1 and two_factor_since is not null returning email',
      [userId],
    );
    await tx.query('delete from two_factors where user_id = $1', [userId]);
    await tx.query('delete from recovery_codes where user_id = $1', [userId]);
    return row;
  }

  async putRecoveryCodes(tx: Tx, userId: number, hashes: readonly Buffer[]): Promise<void> {
    await tx.query('delete from recovery_codes where user_id = $1', [userId]);
    await tx.query('insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])', [
      userId,
      hashes,
    ]);
  }

  /** Consumes a recovery code. Returns false when it is unknown or used. */
  async useRecoveryCode(
    tx: Tx,
    userId: number,
    { hash, now }: { hash: Buffer; now: Date },
  ): Promise<boolean> {
    const rows = await tx.query(
      `update recovery_codes set used_at = $3
        where user_id = $1 and code_hash = $2 and used_at is null returning 1`,
      [userId, hash, now],
    );
    return rows.length > 0;
  }
}
