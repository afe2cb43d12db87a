import type { IncomingHttpHeaders } from 'node:http';
import { limits, type User } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { accountOf, ownCookie, tabOf } from '../../platform/http';
import { Tokens } from '../../platform/tokens';
import { Settings } from '../../settings';
import type { SignedIn } from './accounts.service';
import type { Caller } from './caller';

/** As much of a request as cookies need. */
interface CookieRequest {
  cookies: Record<string, string | undefined>;
  headers: IncomingHttpHeaders;
  /** Whose session it came with. */
  userId?: number;
}

/** As much of a reply as cookies need. */
interface CookieReply {
  setCookie(name: string, value: string, options: object): unknown;
  clearCookie(name: string, options: object): unknown;
}

/** Hands a browser its session token, knows it again and takes it back. */
@Injectable()
export class SessionCookie {
  private readonly own: ReturnType<typeof ownCookie>;

  constructor(
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    { publicUrl }: Settings,
  ) {
    this.own = ownCookie(publicUrl, 'session');
  }

  give(reply: CookieReply, { user, token }: SignedIn): User {
    this.renew(reply, token);
    return user;
  }

  /** Nobody where no token came. A reply takes the cookie along when the session slides forward. */
  callerOf(request: CookieRequest, reply?: CookieReply): Caller | undefined {
    const token = this.tokenOf(request);
    if (!token) return undefined;
    return {
      tokenHash: this.tokens.hash(token),
      now: this.clock.now(),
      userAgent: request.headers['user-agent'],
      tab: tabOf(request.headers),
      account: accountOf(request.headers),
      onRecognised: (userId) => (request.userId = userId),
      onExtended: () => reply && this.renew(reply, token),
    };
  }

  /** The token that came with a request, whether or not a session stands behind it. */
  tokenOf({ cookies }: Pick<CookieRequest, 'cookies'>): string | undefined {
    return cookies[this.own.name];
  }

  takeBack(reply: CookieReply): void {
    reply.clearCookie(this.own.name, this.own.options);
  }

  private renew(reply: CookieReply, token: string): void {
    reply.setCookie(this.own.name, token, { ...this.own.options, maxAge: limits.sessionLength / 1000 });
  }
}
