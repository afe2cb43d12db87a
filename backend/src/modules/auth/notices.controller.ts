import { calls, type Notice } from '@touchline/contract';
import { Controller, Get, Param, Redirect } from '@nestjs/common';
import { AttemptsLimited, Public, Route } from '../../platform/http';
import { Notices } from './notices.service';

/** Where the unsubscribe button of a mail program leads. */
@Controller()
export class NoticesController {
  constructor(private readonly notices: Notices) {}

  @Route(calls.accounts.unsubscribe)
  @AttemptsLimited()
  unsubscribe(@Param('token') token: string): Promise<Notice> {
    return this.notices.unsubscribe(token);
  }

  /** Only looking at it, as programs that check links do, switches nothing off. */
  @Public()
  @Get(calls.accounts.unsubscribe.path)
  @Redirect('/settings?tab=notifications')
  choose(): void {
    return undefined;
  }
}
