import { limits, type User } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { ownCookie } from '../../../platform/http';
import { Settings } from '../../../settings';
import type { SignedIn } from '../accounts/accounts.service';

/** The part of a request that cookies need. */
interface CookieRequest {
  cookies: Record<string, string | undefined>;
}

/** The part of a reply that cookies need. */
export interface CookieReply {
  setCookie(name: string, value: string, options: object): unknown;
  clearCookie(name: string, options: object): unknown;
}

/** Sets, reads and clears the session cookie. */
@Injectable()
export class SessionCookie {
  private readonly own: ReturnType<typeof ownCookie>;

  constructor({ publicUrl }: Settings) {
    this.own = ownCookie(publicUrl, 'session');
  }

  set(reply: CookieReply, { user, token }: SignedIn): User {
    this.renew(reply, token);
    return user;
  }

  /** Returns the token of the request; its session may have expired. */
  tokenOf({ cookies }: CookieRequest): string | undefined {
    return cookies[this.own.name];
  }

  clear(reply: CookieReply): void {
    reply.clearCookie(this.own.name, this.own.options);
  }

  /** Renews the cookie for the full length of a session. */
  renew(reply: CookieReply, token: string): void {
    reply.setCookie(this.own.name, token, { ...this.own.options, maxAge: limits.sessionLifetimeMs / 1000 });
  }
}
