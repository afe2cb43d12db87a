import { limits } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Clock } from '../../platform/clock';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Tokens } from '../../platform/tokens';
import { Audit } from '../audit';
import { SessionRepository, type SessionRow } from './session.repository';
import { TwoFactorRule } from './two-factor-rule';

/** Sliding a session and noting when it was last seen is a write, so it happens at most this often. */
const touchAfter = 600_000;
const userAgentLength = 300;

/** The parts of a request that its session is compared with. */
interface SessionUse {
  now: Date;
  userAgent: string | undefined;
  tab: string | null;
  /** The id of the account that the tab shows, which may be another one than that of the session. */
  account: number | undefined;
  mayLackTwoFactor: boolean;
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

  /**
   * Returns the user of a session that was found, and extends it when that is due. Refuses the request where a second factor is
   * missing, or where another user has signed in since the tab was opened.
   */
  async resolve(row: SessionRow, use: SessionUse): Promise<{ user: CurrentUser; isExtended: boolean }> {
    if (use.account !== undefined && use.account !== row.session_user_id)
      throw new Refusal('signed_in_as_another');
    this.expectTwoFactor(row, use);
    const agent = use.userAgent?.slice(0, userAgentLength) ?? row.session_agent;
    const due = new Date(use.now.getTime() - touchAfter);
    const isExtended = row.session_seen_at <= due;
    if (isExtended || agent !== row.session_agent) {
      const touched = { expiresAt: this.fullLength(), seenAt: use.now, userAgent: agent, due };
      await this.repository.touch(row.session_id, touched);
    }
    const { session_id: sessionId, session_user_id: userId, session_user_role: accountRole } = row;
    return { user: { userId, accountRole, sessionId, tab: use.tab }, isExtended };
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

  private expectTwoFactor(row: SessionRow, { mayLackTwoFactor }: SessionUse): void {
    const owner = { role: row.session_user_role, hasTwoFactor: row.session_has_two_factor };
    if (!mayLackTwoFactor && this.twoFactorRule.isBroken(owner)) throw new Refusal('second_factor_required');
  }

  private fullLength(): Date {
    return new Date(this.clock.now().getTime() + limits.sessionLength);
  }
}
