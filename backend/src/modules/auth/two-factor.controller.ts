import { calls, type RecoveryCodes, type TwoFactor, type TwoFactorKey } from '@touchline/contract';
import { Body, Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Actor, AttemptsLimited, CurrentActor, Route } from '../../platform/http';
import { SessionCookie } from './session-cookie';
import { BothFactorsBody, CodeBody, CurrentPasswordBody } from './two-factor.dto';
import { TwoFactors } from './two-factors.service';
import { WithoutTwoFactor } from './without-two-factor';

/** One's own second factor. */
@Controller()
export class TwoFactorController {
  constructor(
    private readonly twoFactors: TwoFactors,
    private readonly cookie: SessionCookie,
  ) {}

  @Route(calls.twoFactor.read)
  @WithoutTwoFactor()
  read(@CurrentActor() actor: Actor): Promise<TwoFactor> {
    return this.twoFactors.read(actor);
  }

  @Route(calls.twoFactor.begin)
  @WithoutTwoFactor()
  @AttemptsLimited()
  begin(@CurrentActor() actor: Actor, @Body() { password }: CurrentPasswordBody): Promise<TwoFactorKey> {
    return this.twoFactors.begin(actor, password);
  }

  @Route(calls.twoFactor.confirm)
  @WithoutTwoFactor()
  @AttemptsLimited()
  async confirm(
    @CurrentActor() actor: Actor,
    @Body() { code }: CodeBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodes> {
    const { signedIn, codes } = await this.twoFactors.confirm(actor, code);
    this.cookie.give(reply, signedIn);
    return { codes };
  }

  @Route(calls.twoFactor.renewCodes)
  @AttemptsLimited()
  renewCodes(@CurrentActor() actor: Actor, @Body() both: BothFactorsBody): Promise<RecoveryCodes> {
    return this.twoFactors.renewCodes(actor, both);
  }

  @Route(calls.twoFactor.turnOff)
  @AttemptsLimited()
  turnOff(@CurrentActor() actor: Actor, @Body() both: BothFactorsBody): Promise<void> {
    return this.twoFactors.turnOff(actor, both);
  }
}
