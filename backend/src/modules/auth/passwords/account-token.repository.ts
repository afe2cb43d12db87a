import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../../platform/database';

export type TokenPurpose = 'first_password' | 'reset';

const findUsable = statement(
  'account_token_find_usable',
  `select k.user_id from account_tokens k join users u on u.id = k.user_id
    where k.token_hash = $1 and k.purpose = $2 and k.used_at is null and k.expires_at > $3 and u.is_active`,
);

@Injectable()
export class AccountTokenRepository {
  constructor(private readonly database: Database) {}

  /** Replaces all previous tokens of the same purpose. */
  async replace(
    tx: Tx,
    token: { userId: number; purpose: TokenPurpose; hash: Buffer; expiresAt: Date },
  ): Promise<void> {
    await tx.query('delete from account_tokens where user_id = $1 and purpose = $2', [
      token.userId,
      token.purpose,
    ]);
    await tx.query(
      'insert into account_tokens (user_id, purpose, token_hash, expires_at) values ($1, $2, $3, $4)',
      [token.userId, token.purpose, token.hash, token.expiresAt],
    );
  }

  async findUsable(hash: Buffer, purpose: TokenPurpose, now: Date): Promise<number | undefined> {
    const [row] = await this.database.read<{ user_id: number }>(findUsable, [hash, purpose, now]);
    return row?.user_id;
  }

  /** Marks a token as used and returns its user; undefined when it is unknown, used or expired. */
  async consume(tx: Tx, hash: Buffer, { purpose, now }: { purpose: TokenPurpose; now: Date }) {
    const [row] = await tx.query<{ user_id: number }>(
      `update account_tokens k set used_at = $3 from users u
        where k.token_hash = $1 and k.purpose = $2 and k.used_at is null and k.expires_at > $3
          and u.id = k.user_id and u.is_active
        returning k.user_id`,
      [hash, purpose, now],
    );
    return row?.user_id;
  }

  async deleteExpiredBefore(tx: Tx, date: Date): Promise<void> {
    await tx.query('delete from account_tokens where expires_at < $1', [date]);
  }
}
