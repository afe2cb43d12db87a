import { limits } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../../platform/changes';
import { Clock } from '../../../platform/clock';
import { Database, type Tx } from '../../../platform/database';
import { Refusal, type CurrentUser } from '../../../platform/http';
import { Tokens } from '../../../platform/tokens';
import { Audit } from '../../audit';
import { SessionRepository, type SessionRow } from './session.repository';
import { TwoFactorRule } from '../two-factor/two-factor-rule';

/** Throttles the write that extends a session and stores when it was last seen. */
const TOUCH_INTERVAL_MS = 600_000;
const MAX_USER_AGENT_CHARS = 300;

/** The parts of a request that are checked against its session. */
interface SessionContext {
  now: Date;
  userAgent: string | undefined;
  tab: string | null;
  /** The id of the account that the tab shows; it may differ from that of the session. */
  account: number | undefined;
  mayLackTwoFactor: boolean;
}

/** Sessions are identified by opaque random tokens; only their hash is stored. */
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

  /** Returns the token for the session cookie. */
  async start(tx: Tx, userId: number): Promise<string> {
    const token = this.tokens.random();
    await this.repository.deleteExpiredOf(tx, userId, this.clock.now());
    await this.repository.insert(tx, {
      userId,
      tokenHash: this.tokens.hash(token),
      now: this.clock.now(),
      expiresAt: this.newExpiry(),
    });
    return token;
  }

  /**
   * Returns the user of a session, and extends the session when it is due. Refuses the request when a second factor is
   * missing, or when another user has signed in since the tab was opened.
   */
  async resolve(row: SessionRow, use: SessionContext): Promise<{ user: CurrentUser; isExtended: boolean }> {
    if (use.account !== undefined && use.account !== row.session_user_id)
      throw new Refusal('signed_in_as_another');
    this.expectTwoFactor(row, use);
    const agent = use.userAgent?.slice(0, MAX_USER_AGENT_CHARS) ?? row.session_agent;
    const due = new Date(use.now.getTime() - TOUCH_INTERVAL_MS);
    const isExtended = row.session_seen_at <= due;
    if (isExtended || agent !== row.session_agent) {
      const touched = { expiresAt: this.newExpiry(), seenAt: use.now, userAgent: agent, due };
      await this.repository.touch(row.session_id, touched);
    }
    const { session_id: sessionId, session_user_id: userId, session_user_role: accountRole } = row;
    return { user: { userId, accountRole, sessionId, tab: use.tab }, isExtended };
  }

  async end(token: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const userId = await this.repository.deleteByToken(tx, this.tokens.hash(token));
      if (userId === undefined) return;
      this.notifyTabs(tx, userId);
      await this.audit.add(tx, { act: 'signed_out', actorId: userId });
    });
  }

  /** Ends all sessions of a user, after a password change or a deactivation. */
  async endAllOf(tx: Tx, userId: number): Promise<void> {
    await this.repository.deleteAllOf(tx, userId);
    this.notifyTabs(tx, userId);
  }

  /** Returns false when the user has no such session. */
  async endOne(tx: Tx, userId: number, id: number): Promise<boolean> {
    const isEnded = await this.repository.deleteOne(tx, userId, id);
    if (!isEnded) return false;
    this.notifyTabs(tx, userId);
    await this.audit.add(tx, { act: 'device_signed_out', actorId: userId });
    return true;
  }

  /** Ends all sessions of the user but this one. */
  async endOthers(tx: Tx, userId: number, id: number): Promise<void> {
    if (!(await this.repository.deleteOthersOf(tx, userId, id))) return;
    this.notifyTabs(tx, userId);
    await this.audit.add(tx, { act: 'device_signed_out', actorId: userId, detail: 'all others' });
  }

  /** Sends a live update to the user's tabs: they refetch the account, and streams of ended sessions close. */
  notifyTabs(tx: Tx, userId: number): void {
    this.changes.add(tx, { what: 'account', userId, id: userId });
  }

  private expectTwoFactor(row: SessionRow, { mayLackTwoFactor }: SessionContext): void {
    const owner = { role: row.session_user_role, hasTwoFactor: row.session_has_two_factor };
    if (!mayLackTwoFactor && this.twoFactorRule.isBroken(owner)) throw new Refusal('second_factor_required');
  }

  private newExpiry(): Date {
    return new Date(this.clock.now().getTime() + limits.sessionLifetimeMs);
  }
}
