import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import Strategy from 'passport-custom';
import type { Caller } from './caller';
import { Sessions, type LiveSession } from './sessions.service';

export const cookieStrategy = 'cookie';

/** The caller of an ordinary request becomes the session behind them. */
@Injectable()
export class CookieStrategy extends PassportStrategy(Strategy, cookieStrategy) {
  constructor(private readonly sessions: Sessions) {
    super();
  }

  async validate({ caller }: { caller: Caller }): Promise<LiveSession | false> {
    return (await this.sessions.find(caller)) ?? false;
  }
}
