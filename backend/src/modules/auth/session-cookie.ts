import { limits, type User } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Tokens } from '../../platform/tokens';
import { Settings } from '../../settings';
import type { SignedIn } from './accounts.service';
import type { Caller } from './caller';

export const sessionCookie = 'touchline_session';

/** As much of a request as cookies need. */
interface CookieRequest {
  cookies: Record<string, string | undefined>;
  headers: { 'user-agent'?: string };
}

/** As much of a reply as cookies need. */
interface CookieReply {
  setCookie(name: string, value: string, options: object): unknown;
  clearCookie(name: string, options: object): unknown;
}

/** Hands a browser its session token, knows it again and takes it back. */
@Injectable()
export class SessionCookie {
  private readonly options;

  constructor(
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    { publicUrl }: Settings,
  ) {
    const secure = publicUrl.startsWith('https:');
    this.options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  }

  give(reply: CookieReply, { user, token }: SignedIn): User {
    this.renew(reply, token);
    return user;
  }

  /** Nobody where no token came. A reply takes the cookie along when the session slides forward. */
  callerOf({ cookies, headers }: CookieRequest, reply?: CookieReply): Caller | undefined {
    const token = cookies[sessionCookie];
    if (!token) return undefined;
    return {
      tokenHash: this.tokens.hash(token),
      now: this.clock.now(),
      userAgent: headers['user-agent'],
      onExtended: () => reply && this.renew(reply, token),
    };
  }

  takeBack(reply: CookieReply): void {
    reply.clearCookie(sessionCookie, this.options);
  }

  private renew(reply: CookieReply, token: string): void {
    reply.setCookie(sessionCookie, token, { ...this.options, maxAge: limits.sessionLength / 1000 });
  }
}
