import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { RateLimitGuard } from '../../platform/http';
import { Accounts } from './accounts/accounts.service';
import { AccountCleanup } from './accounts/account-cleanup';
import { AddressChangedMail } from './accounts/address-changed-mail';
import { UserMails } from './email-subscriptions/user-mails.service';
import { EmailAddresses } from './accounts/email-addresses.service';
import { AccountController } from './accounts/account.controller';
import { AccountTokenRepository } from './passwords/account-token.repository';
import { AccountTokens } from './passwords/account-tokens.service';
import { AuthController } from './auth.controller';
import { CurrentPassword } from './passwords/current-password.service';
import { Devices } from './sessions/devices.service';
import { FirstRun } from './setup/first-run.service';
import { NewPasswords } from './passwords/new-passwords.service';
import { UnsubscribeController } from './email-subscriptions/unsubscribe.controller';
import { EmailSubscriptions } from './email-subscriptions/email-subscriptions.service';
import { PasswordChangedMail } from './passwords/password-changed-mail';
import { PasswordChanges } from './passwords/password-changes.service';
import { PasswordController } from './passwords/password.controller';
import { PasswordStrategy } from './passwords/password.strategy';
import { Profile } from './accounts/profile.service';
import { ResetMail } from './passwords/reset-mail';
import { SecondFactors } from './two-factor/second-factors.service';
import { SessionCookie } from './sessions/session-cookie';
import { RequestSessions } from './sessions/request-sessions.service';
import { SessionGuard } from './sessions/session.guard';
import { SessionRepository } from './sessions/session.repository';
import { Sessions } from './sessions/sessions.service';
import { TwoFactorController } from './two-factor/two-factor.controller';
import { TwoFactorMail } from './two-factor/two-factor-mail';
import { TwoFactorRepository } from './two-factor/two-factor.repository';
import { TwoFactorRule } from './two-factor/two-factor-rule';
import { TwoFactors } from './two-factor/two-factors.service';
import { UnsubscribeTokenRepository } from './email-subscriptions/unsubscribe-token.repository';
import { UserRepository } from './accounts/user.repository';

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
    UserMails,
    UserRepository,
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
  exports: [
    Accounts,
    AccountTokens,
    CurrentPassword,
    EmailAddresses,
    FirstRun,
    NewPasswords,
    PasswordChanges,
    Profile,
    RequestSessions,
    SessionCookie,
    Sessions,
    TwoFactors,
    UserMails,
  ],
})
export class AuthModule {}
