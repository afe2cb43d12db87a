import { calls, type User } from '@touchline/contract';
import { Body, Controller, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LimitAttempts, CurrentUser, Route } from '../../platform/http';
import { Accounts, type VerifiedUser } from './accounts/accounts.service';
import { NewAccountDto } from './auth.dto';
import { FirstRun } from './setup/first-run.service';
import { PasswordGuard, VerifiedByPassword } from './passwords/password.guard';
import { SessionCookie } from './sessions/session-cookie';
import { Sessions } from './sessions/sessions.service';
import { WithoutTwoFactor } from './two-factor/without-two-factor';

@Controller()
export class AuthController {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly firstRun: FirstRun,
    private readonly cookie: SessionCookie,
  ) {}

  @Route(calls.accounts.currentUser)
  @WithoutTwoFactor()
  currentUser(@CurrentUser() user: CurrentUser): Promise<User> {
    return this.accounts.read(user.userId);
  }

  /** Guards run from the lowest decorator up: attempts are counted before the password is verified. */
  @Route(calls.accounts.login)
  @UseGuards(PasswordGuard)
  @LimitAttempts()
  async login(
    @VerifiedByPassword() who: VerifiedUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.cookie.set(reply, await this.accounts.signIn(who, this.cookie.tokenOf(request)));
  }

  /** Public: a user whose session has already expired can sign out, too. */
  @Route(calls.accounts.logout)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = this.cookie.tokenOf(request);
    if (token) await this.sessions.end(token);
    this.cookie.clear(reply);
  }

  @Route(calls.accounts.setupState)
  async setupState(): Promise<{ needed: boolean }> {
    return { needed: await this.firstRun.isNeeded() };
  }

  @Route(calls.accounts.setup)
  @LimitAttempts()
  async setup(@Body() body: NewAccountDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<User> {
    return this.cookie.set(reply, await this.firstRun.setUp(body));
  }
}
