import { limits, type User } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { ownCookie } from '../../platform/http';
import { Settings } from '../../settings';
import type { SignedIn } from './accounts.service';

/** As much of a request as cookies need. */
interface CookieRequest {
  cookies: Record<string, string | undefined>;
}

/** As much of a reply as cookies need. */
export interface CookieReply {
  setCookie(name: string, value: string, options: object): unknown;
  clearCookie(name: string, options: object): unknown;
}

/** Hands a browser its session token, knows it again and takes it back. */
@Injectable()
export class SessionCookie {
  private readonly own: ReturnType<typeof ownCookie>;

  constructor({ publicUrl }: Settings) {
    this.own = ownCookie(publicUrl, 'session');
  }

  give(reply: CookieReply, { user, token }: SignedIn): User {
    this.renew(reply, token);
    return user;
  }

  /** The token that came with a request, whether or not a session stands behind it. */
  tokenOf({ cookies }: CookieRequest): string | undefined {
    return cookies[this.own.name];
  }

  takeBack(reply: CookieReply): void {
    reply.clearCookie(this.own.name, this.own.options);
  }

  /** Lets the cookie live as long as the session, from now on. */
  renew(reply: CookieReply, token: string): void {
    reply.setCookie(this.own.name, token, { ...this.own.options, maxAge: limits.sessionLength / 1000 });
  }
}
