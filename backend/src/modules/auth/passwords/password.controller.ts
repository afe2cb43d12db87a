import { calls, type MessageResponse } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { LimitAttempts, Route } from '../../../platform/http';
import { ForgottenPasswordDto, NewPasswordDto, ResetTokenDto } from '../accounts/account.dto';
import { PasswordChanges } from './password-changes.service';

/** Resets forgotten passwords. */
@Controller()
export class PasswordController {
  constructor(private readonly passwords: PasswordChanges) {}

  @Route(calls.accounts.forgotPassword)
  @LimitAttempts('all')
  forgot(@Body() { email }: ForgottenPasswordDto): Promise<MessageResponse> {
    return this.passwords.forget(email);
  }

  @Route(calls.accounts.verifyResetToken)
  @LimitAttempts()
  verify(@Body() { token }: ResetTokenDto): Promise<MessageResponse> {
    return this.passwords.verifyResetToken(token);
  }

  @Route(calls.accounts.resetPassword)
  @LimitAttempts()
  reset(@Body() body: NewPasswordDto): Promise<MessageResponse> {
    return this.passwords.reset(body);
  }
}
