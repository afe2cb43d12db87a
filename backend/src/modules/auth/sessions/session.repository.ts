import type { AccountRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, pipelinedStatement, statement, type Tx } from '../../../platform/database';

/** A live session and its user. */
export interface SessionRow {
  session_id: number;
  session_user_id: number;
  session_user_role: AccountRole;
  session_has_two_factor: boolean;
  session_seen_at: Date;
  session_agent: string | null;
}

/** The key to a session. */
export interface SessionKey {
  tokenHash: Buffer;
  now: Date;
}

export interface DeviceRow {
  id: number;
  user_agent: string | null;
  created_at: Date;
  seen_at: Date;
}

/** A live session with the data that the same statement read; `found` is undefined when these do not exist. */
export interface JoinedWithSession<Found> {
  session: SessionRow;
  found: Found | undefined;
}

/** A row of a statement that joins `liveSession` with a subject in team `t`: without a team, the subject does not exist. */
export type JoinedRow<Row extends { team_id: number }> = SessionRow & (Row | { team_id: null });

/** Splits a row into the session and the subject; `decode` converts the subject's columns. */
export function splitJoined<Row extends { team_id: number }, Found>(
  row: JoinedRow<Row> | undefined,
  decode: (row: Row) => Found,
): JoinedWithSession<Found> | undefined {
  return row && { session: row, found: isFound(row) ? decode(row) : undefined };
}

const isFound = <Row extends { team_id: number }>(row: JoinedRow<Row>): row is SessionRow & Row =>
  row.team_id !== null;

/**
 * Selects the session of the key in `$1` and `$2` with its user. Hot calls select from it and join their subject, so that
 * one prepared statement finds the session, the user's standing and the subject.
 */
export const liveSession = `(
  select u.id as session_user_id, u.role as session_user_role, u.two_factor_since is not null as session_has_two_factor,
         s.id as session_id, s.seen_at as session_seen_at, s.user_agent as session_agent
    from sessions s join users u on u.id = s.user_id
   where s.token_hash = $1 and s.expires_at > $2 and u.is_active) live_session`;
export const sessionUserId = 'live_session.session_user_id';

const findLive = pipelinedStatement('session_find_live', `select * from ${liveSession}`);

const findOf = statement(
  'session_find_of',
  `select id, user_agent, created_at, seen_at from sessions
    where user_id = $1 and expires_at > $2 order by seen_at desc, id desc`,
);

const touch = statement(
  'session_touch',
  `update sessions set expires_at = $2, seen_at = $3, user_agent = $4
    where id = $1 and (seen_at <= $5 or user_agent is distinct from $4)`,
);

@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  async findLive({ tokenHash, now }: SessionKey): Promise<JoinedWithSession<undefined> | undefined> {
    const [session] = await this.database.read<SessionRow>(findLive, [tokenHash, now]);
    return session && { session, found: undefined };
  }

  async insert(
    tx: Tx,
    session: { userId: number; tokenHash: Buffer; now: Date; expiresAt: Date },
  ): Promise<void> {
    await tx.query(
      'insert into sessions (user_id, token_hash, created_at, seen_at, expires_at) values ($1, $2, $3, $3, $4)',
      [session.userId, session.tokenHash, session.now, session.expiresAt],
    );
  }

  findOf(userId: number, now: Date): Promise<DeviceRow[]> {
    return this.database.read<DeviceRow>(findOf, [userId, now]);
  }

  /**
   * Extends a session last seen at `due` or before, or with another user agent: of concurrent requests only the first one
   * writes.
   */
  async touch(
    id: number,
    {
      expiresAt,
      seenAt,
      userAgent,
      due,
    }: { expiresAt: Date; seenAt: Date; userAgent: string | null; due: Date },
  ): Promise<void> {
    await this.database.execute(touch, [id, expiresAt, seenAt, userAgent, due]);
  }

  async deleteOne(tx: Tx, userId: number, id: number): Promise<boolean> {
    const rows = await tx.query('delete from sessions where id = $2 and user_id = $1 returning id', [
      userId,
      id,
    ]);
    return rows.length > 0;
  }

  /** Returns the user of the session. */
  async deleteByToken(tx: Tx, tokenHash: Buffer): Promise<number | undefined> {
    const [row] = await tx.query<{ user_id: number }>(
      'delete from sessions where token_hash = $1 returning user_id',
      [tokenHash],
    );
    return row?.user_id;
  }

  async deleteExpiredOf(tx: Tx, userId: number, now: Date): Promise<void> {
    await tx.query('delete from sessions where user_id = $1 and expires_at <= $2', [userId, now]);
  }

  async deleteExpired(tx: Tx, now: Date): Promise<void> {
    await tx.query('delete from sessions where expires_at <= $1', [now]);
  }

  /** Returns whether any session was deleted. */
  async deleteOthersOf(tx: Tx, userId: number, id: number): Promise<boolean> {
    const rows = await tx.query('delete from sessions where user_id = $1 and id <> $2 returning id', [
      userId,
      id,
    ]);
    return rows.length > 0;
  }

  async deleteAllOf(tx: Tx, userId: number): Promise<void> {
    await tx.query('delete from sessions where user_id = $1', [userId]);
  }
}
