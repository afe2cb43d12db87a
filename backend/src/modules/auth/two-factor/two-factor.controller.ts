import { calls, type RecoveryCodes, type TwoFactor, type TwoFactorKey } from '@touchline/contract';
import { Body, Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LimitAttempts, CurrentUser, Route } from '../../../platform/http';
import { SessionCookie } from '../sessions/session-cookie';
import { BothFactorsDto, CodeDto, CurrentPasswordDto } from './two-factor.dto';
import { TwoFactors } from './two-factors.service';
import { WithoutTwoFactor } from './without-two-factor';

/** The user's own second factor. */
@Controller()
export class TwoFactorController {
  constructor(
    private readonly twoFactors: TwoFactors,
    private readonly cookie: SessionCookie,
  ) {}

  @Route(calls.twoFactor.read)
  @WithoutTwoFactor()
  read(@CurrentUser() user: CurrentUser): Promise<TwoFactor> {
    return this.twoFactors.read(user);
  }

  @Route(calls.twoFactor.begin)
  @WithoutTwoFactor()
  @LimitAttempts()
  begin(@CurrentUser() user: CurrentUser, @Body() { password }: CurrentPasswordDto): Promise<TwoFactorKey> {
    return this.twoFactors.begin(user, password);
  }

  @Route(calls.twoFactor.confirm)
  @WithoutTwoFactor()
  @LimitAttempts()
  async confirm(
    @CurrentUser() user: CurrentUser,
    @Body() { code }: CodeDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodes> {
    const { signedIn, codes } = await this.twoFactors.confirm(user, code);
    this.cookie.set(reply, signedIn);
    return { codes };
  }

  @Route(calls.twoFactor.renewCodes)
  @LimitAttempts()
  renewCodes(@CurrentUser() user: CurrentUser, @Body() both: BothFactorsDto): Promise<RecoveryCodes> {
    return this.twoFactors.renewCodes(user, both);
  }

  @Route(calls.twoFactor.turnOff)
  @LimitAttempts()
  turnOff(@CurrentUser() user: CurrentUser, @Body() both: BothFactorsDto): Promise<void> {
    return this.twoFactors.turnOff(user, both);
  }
}
