import { limits, type AccountRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Clock } from '../../platform/clock';
import { Database, type Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { Tokens } from '../../platform/tokens';
import { Audit } from '../audit';
import type { Caller } from './caller';
import { SessionRepository, type CallerRow } from './session.repository';
import { TwoFactorRule } from './two-factor-rule';

/** Sliding a session and noting when it was last seen is a write, so it happens at most this often. */
const touchAfter = 600_000;
const userAgentLength = 300;

export interface LiveSession {
  id: number;
  userId: number;
  accountRole: AccountRole;
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
    private readonly audit: Audit,
    private readonly twoFactorRule: TwoFactorRule,
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

  async find(caller: Caller): Promise<LiveSession | undefined> {
    return this.recognise(caller, await this.repository.findLive(caller));
  }

  /**
   * The session that was found for a caller, slid forward when it is due. Refused where a second factor is missing, or where
   * another user has signed in since the tab was opened.
   */
  async recognise(caller: Caller, row: CallerRow | undefined): Promise<LiveSession | undefined> {
    if (!row) return undefined;
    caller.onRecognised(row.caller_id);
    if (caller.account !== undefined && caller.account !== row.caller_id)
      throw new Refusal('signed_in_as_another');
    this.expectTwoFactor(caller, row);
    const { now: seenAt, userAgent } = caller;
    const agent = userAgent?.slice(0, userAgentLength) ?? row.session_agent;
    const due = new Date(seenAt.getTime() - touchAfter);
    const isDue = row.session_seen_at <= due;
    if (isDue || agent !== row.session_agent) {
      const touched = { expiresAt: this.fullLength(), seenAt, userAgent: agent, due };
      await this.database.transaction((tx) => this.repository.touch(tx, row.session_id, touched));
    }
    if (isDue) caller.onExtended();
    return { id: row.session_id, userId: row.caller_id, accountRole: row.caller_role };
  }

  async end(token: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const userId = await this.repository.deleteByToken(tx, this.tokens.hash(token));
      if (userId === undefined) return;
      this.tell(tx, userId);
      await this.audit.add(tx, { act: 'signed_out', actorId: userId });
    });
  }

  /** After a password change, a deactivation: signed out everywhere, at once. */
  async endAllOf(tx: Tx, userId: number): Promise<void> {
    await this.repository.deleteAllOf(tx, userId);
    this.tell(tx, userId);
  }

  /** Answers whether there was one. */
  async endOne(tx: Tx, userId: number, id: number): Promise<boolean> {
    const isEnded = await this.repository.deleteOne(tx, userId, id);
    if (!isEnded) return false;
    this.tell(tx, userId);
    await this.audit.add(tx, { act: 'device_signed_out', actorId: userId });
    return true;
  }

  /** All but this one. */
  async endOthers(tx: Tx, userId: number, id: number): Promise<void> {
    if (!(await this.repository.deleteOthersOf(tx, userId, id))) return;
    this.tell(tx, userId);
    await this.audit.add(tx, { act: 'device_signed_out', actorId: userId, detail: 'all others' });
  }

  /** To the tabs of the person: their account is to be read anew, and a session may be over. */
  tell(tx: Tx, userId: number): void {
    this.changes.add(tx, { what: 'account', userId, id: userId });
  }

  private expectTwoFactor({ mayLackTwoFactor }: Caller, row: CallerRow): void {
    const owner = { role: row.caller_role, hasTwoFactor: row.caller_has_two_factor };
    if (!mayLackTwoFactor && this.twoFactorRule.isBroken(owner)) throw new Refusal('second_factor_required');
  }

  private fullLength(): Date {
    return new Date(this.clock.now().getTime() + limits.sessionLength);
  }
}
