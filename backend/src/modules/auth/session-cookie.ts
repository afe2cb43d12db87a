import { limits, type User } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../settings';
import type { SignedIn } from './accounts.service';

export const sessionCookie = 'touchline_session';

/** As much of a reply as cookies need. */
interface CookieReply {
  setCookie(name: string, value: string, options: object): unknown;
  clearCookie(name: string, options: object): unknown;
}

/** Hands a browser its session token and takes it back. */
@Injectable()
export class SessionCookie {
  private readonly options;

  constructor({ publicUrl }: Settings) {
    const secure = publicUrl.startsWith('https:');
    this.options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  }

  give(reply: CookieReply, { user, token }: SignedIn): User {
    this.renew(reply, token);
    return user;
  }

  renew(reply: CookieReply, token: string): void {
    reply.setCookie(sessionCookie, token, { ...this.options, maxAge: limits.sessionLength / 1000 });
  }

  takeBack(reply: CookieReply): void {
    reply.clearCookie(sessionCookie, this.options);
  }
}
