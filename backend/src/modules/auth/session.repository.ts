import type { AccountRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';

export interface SessionRow {
  id: number;
  user_id: number;
  role: AccountRole;
  expires_at: Date;
}

/** The hot read of every signed-in request: session and user in one prepared statement. */
const findLive = statement(
  'session_find_live',
  `select s.id, s.user_id, u.role, s.expires_at
     from sessions s
     join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > $2 and u.is_active`,
);

@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  async findLive(tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
    const [row] = await this.database.read<SessionRow>(findLive, [tokenHash, now]);
    return row;
  }

  async insert(tx: Tx, session: { userId: number; tokenHash: Buffer; expiresAt: Date }): Promise<void> {
    await tx.query('insert into sessions (user_id, token_hash, expires_at) values ($1, $2, $3)', [
      session.userId,
      session.tokenHash,
      session.expiresAt,
    ]);
  }

  async extend(tx: Tx, id: number, expiresAt: Date): Promise<void> {
    await tx.query('update sessions set expires_at = $2 where id = $1', [id, expiresAt]);
  }

  async deleteByToken(tx: Tx, tokenHash: Buffer): Promise<void> {
    await tx.query('delete from sessions where token_hash = $1', [tokenHash]);
  }

  async deleteExpiredOf(tx: Tx, userId: number, now: Date): Promise<void> {
    await tx.query('delete from sessions where user_id = $1 and expires_at <= $2', [userId, now]);
  }

  async deleteAllOf(tx: Tx, userId: number): Promise<void> {
    await tx.query('delete from sessions where user_id = $1', [userId]);
  }
}
