import { limits, type User } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Tokens } from '../../platform/tokens';
import { Settings } from '../../settings';
import type { SignedIn } from './accounts.service';
import type { Caller } from './caller';

/** Over https its name has browsers hold it to this host: no neighbour under the same domain can put another in its place. */
const nameOf = (isHttps: boolean) => `${isHttps ? '__Host-' : ''}touchline_session`;

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
  private readonly name: string;
  private readonly options;

  constructor(
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    { publicUrl }: Settings,
  ) {
    const secure = publicUrl.startsWith('https:');
    this.name = nameOf(secure);
    this.options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
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
      onExtended: () => reply && this.renew(reply, token),
    };
  }

  /** The token that came with a request, whether or not a session stands behind it. */
  tokenOf({ cookies }: Pick<CookieRequest, 'cookies'>): string | undefined {
    return cookies[this.name];
  }

  takeBack(reply: CookieReply): void {
    reply.clearCookie(this.name, this.options);
  }

  private renew(reply: CookieReply, token: string): void {
    reply.setCookie(this.name, token, { ...this.options, maxAge: limits.sessionLength / 1000 });
  }
}
