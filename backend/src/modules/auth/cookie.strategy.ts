import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import Strategy from 'passport-custom';
import { sessionCookie } from './session-cookie';
import { Sessions, type LiveSession } from './sessions.service';

export const cookieStrategy = 'cookie';

interface CookieRequest {
  cookies: Record<string, string | undefined>;
  headers: { 'user-agent'?: string };
}

/** The session cookie of an ordinary request becomes the session behind it. */
@Injectable()
export class CookieStrategy extends PassportStrategy(Strategy, cookieStrategy) {
  constructor(private readonly sessions: Sessions) {
    super();
  }

  async validate({ cookies, headers }: CookieRequest): Promise<LiveSession | false> {
    const token = cookies[sessionCookie];
    return (token && (await this.sessions.find(token, headers['user-agent']))) || false;
  }
}
