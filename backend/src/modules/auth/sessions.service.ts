import { limits, type AccountRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Clock } from '../../platform/clock';
import { Database, type Tx } from '../../platform/database';
import { Tokens } from '../../platform/tokens';
import { SessionRepository } from './session.repository';

/** Sliding a session and noting when it was last seen is a write, so it happens at most this often. */
const touchAfter = 600_000;
const userAgentLength = 300;

export interface LiveSession {
  id: number;
  userId: number;
  accountRole: AccountRole;
  /** Its end was just moved: the browser's cookie should live as long. */
  extended: boolean;
}

/** Sessions are opaque random tokens; only their hash is stored. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  /** Answers the token that the browser keeps. */
  async start(tx: Tx, userId: number): Promise<string> {
    const token = this.tokens.random();
    await this.repository.deleteExpiredOf(tx, userId, this.clock.now());
    await this.repository.insert(tx, {
      userId,
      tokenHash: this.tokens.hash(token),
      now: this.clock.now(),
      expiresAt: this.fullLength(),
    });
    return token;
  }

  /** The session behind a token, slid forward when it is due. */
  async find(token: string, userAgent?: string): Promise<LiveSession | undefined> {
    const row = await this.repository.findLive(this.tokens.hash(token), this.clock.now());
    if (!row) return undefined;
    const seenAt = this.clock.now();
    const agent = userAgent?.slice(0, userAgentLength) ?? row.user_agent;
    const extended = seenAt.getTime() - row.seen_at.getTime() >= touchAfter;
    if (extended || agent !== row.user_agent) {
      const touched = { expiresAt: this.fullLength(), seenAt, userAgent: agent };
      await this.database.transaction((tx) => this.repository.touch(tx, row.id, touched));
    }
    return { id: row.id, userId: row.user_id, accountRole: row.role, extended };
  }

  async end(token: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const userId = await this.repository.deleteByToken(tx, this.tokens.hash(token));
      if (userId !== undefined) await this.tell(tx, userId);
    });
  }

  /** After a password change, a deactivation: signed out everywhere, at once. */
  async endAllOf(tx: Tx, userId: number): Promise<void> {
    await this.repository.deleteAllOf(tx, userId);
    await this.tell(tx, userId);
  }

  /** Answers whether there was one. */
  async endOne(tx: Tx, userId: number, id: number): Promise<boolean> {
    const isEnded = await this.repository.deleteOne(tx, userId, id);
    if (isEnded) await this.tell(tx, userId);
    return isEnded;
  }

  private tell(tx: Tx, userId: number): Promise<void> {
    return this.changes.add(tx, { what: 'account', userId, id: userId });
  }

  private fullLength(): Date {
    return new Date(this.clock.now().getTime() + limits.sessionLength);
  }
}
