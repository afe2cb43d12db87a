import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AllowanceGuard } from '../../platform/http';
import { Accounts } from './accounts.service';
import { AccountCleanup } from './account-cleanup';
import { AddressChangedMail } from './address-changed-mail';
import { MailRecipients } from './mail-recipients.service';
import { EmailAddresses } from './email-addresses.service';
import { AccountController } from './account.controller';
import { AccountTokenRepository } from './account-token.repository';
import { AccountTokens } from './account-tokens.service';
import { AuthController } from './auth.controller';
import { CurrentPassword } from './current-password.service';
import { Devices } from './devices.service';
import { FirstRun } from './first-run.service';
import { NewPasswords } from './new-passwords.service';
import { UnsubscribeController } from './unsubscribe.controller';
import { EmailSubscriptions } from './email-subscriptions.service';
import { PasswordChangedMail } from './password-changed-mail';
import { PasswordChanges } from './password-changes.service';
import { PasswordController } from './password.controller';
import { PasswordStrategy } from './password.strategy';
import { Profile } from './profile.service';
import { ResetMail } from './reset-mail';
import { SecondFactors } from './second-factors.service';
import { SessionCookie } from './session-cookie';
import { RequestSessions } from './request-sessions.service';
import { SessionGuard } from './session.guard';
import { SessionRepository } from './session.repository';
import { Sessions } from './sessions.service';
import { TwoFactorController } from './two-factor.controller';
import { TwoFactorMail } from './two-factor-mail';
import { TwoFactorRepository } from './two-factor.repository';
import { TwoFactorRule } from './two-factor-rule';
import { TwoFactors } from './two-factors.service';
import { UnsubscribeTokenRepository } from './unsubscribe-token.repository';
import { UserRepository } from './user.repository';

@Module({
  imports: [PassportModule],
  controllers: [
    AuthController,
    AccountController,
    UnsubscribeController,
    PasswordController,
    TwoFactorController,
  ],
  providers: [
    Accounts,
    AccountTokenRepository,
    AccountTokens,
    AccountCleanup,
    AddressChangedMail,
    MailRecipients,
    EmailAddresses,
    CurrentPassword,
    Devices,
    FirstRun,
    NewPasswords,
    EmailSubscriptions,
    PasswordChangedMail,
    PasswordChanges,
    PasswordStrategy,
    Profile,
    ResetMail,
    RequestSessions,
    SecondFactors,
    SessionCookie,
    SessionRepository,
    Sessions,
    TwoFactorMail,
    TwoFactorRepository,
    TwoFactorRule,
    TwoFactors,
    UnsubscribeTokenRepository,
    UserRepository,
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: AllowanceGuard },
  ],
  exports: [
    Accounts,
    AccountTokens,
    MailRecipients,
    EmailAddresses,
    FirstRun,
    NewPasswords,
    EmailSubscriptions,
    PasswordChanges,
    Profile,
    RequestSessions,
    SessionCookie,
    Sessions,
    TwoFactors,
  ],
})
export class AuthModule {}
