import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { accountOf, tabOf, type CurrentUser } from '../../../platform/http';
import { Tokens } from '../../../platform/tokens';
import { SessionCookie, type CookieReply } from './session-cookie';
import { SessionRepository, type JoinedWithSession, type SessionKey } from './session.repository';
import { Sessions } from './sessions.service';

/** The parts of a request that identify its session. */
interface SessionRequest {
  cookies: Record<string, string | undefined>;
  headers: IncomingHttpHeaders;
  userId?: number;
  joined?: unknown;
}

interface Options {
  /** Receives the renewed cookie when the session is extended. */
  reply?: CookieReply;
  /** Accepts users who have not yet set up the second factor that is required of them. */
  mayLackTwoFactor?: boolean;
  /** Finds the session together with other data; by default only the session is queried. */
  read?: (key: SessionKey) => Promise<JoinedWithSession<unknown> | undefined>;
}

/** Resolves the session of a request. */
@Injectable()
export class RequestSessions {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly sessions: Sessions,
    private readonly repository: SessionRepository,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns undefined without a live session. Throws a refusal when a second factor is missing, or when the tab shows
   * another account.
   */
  async resolve(request: SessionRequest, options: Options = {}): Promise<CurrentUser | undefined> {
    const { reply, mayLackTwoFactor = false, read } = options;
    const token = this.cookie.tokenOf(request);
    if (!token) return undefined;
    const key = { tokenHash: this.tokens.hash(token), now: this.clock.now() };
    const row = await (read ? read(key) : this.repository.findLive(key));
    if (!row) return undefined;
    request.userId = row.session.session_user_id;
    const { user, isExtended } = await this.sessions.resolve(row.session, {
      now: key.now,
      userAgent: request.headers['user-agent'],
      tab: tabOf(request.headers) ?? null,
      account: accountOf(request.headers),
      mayLackTwoFactor,
    });
    request.joined = row.found;
    if (isExtended && reply) this.cookie.renew(reply, token);
    return user;
  }
}
