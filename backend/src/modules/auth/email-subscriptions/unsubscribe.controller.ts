import { calls, type MessageResponse } from '@touchline/contract';
import { Controller, Get, Param, Redirect } from '@nestjs/common';
import { LimitAttempts, Public, Route } from '../../../platform/http';
import { EmailSubscriptions } from './email-subscriptions.service';

/** Handles the unsubscribe links of mail programs (RFC 8058). */
@Controller()
export class UnsubscribeController {
  constructor(private readonly subscriptions: EmailSubscriptions) {}

  @Route(calls.accounts.unsubscribe)
  @LimitAttempts()
  unsubscribe(@Param('token') token: string): Promise<MessageResponse> {
    return this.subscriptions.unsubscribe(token);
  }

  /** GET changes nothing, because link checkers follow it. */
  @Public()
  @Get(calls.accounts.unsubscribe.path)
  @Redirect('/settings?tab=notifications')
  choose(): void {
    return undefined;
  }
}
