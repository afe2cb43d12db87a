import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AllowanceGuard } from '../../platform/http';
import { Accounts } from './accounts.service';
import { AccountUpkeep } from './account-upkeep';
import { AddressChangedMail } from './address-changed-mail';
import { Addressees } from './addressees.service';
import { Addresses } from './addresses.service';
import { AccountController } from './account.controller';
import { AccountTokenRepository } from './account-token.repository';
import { AccountTokens } from './account-tokens.service';
import { AuthController } from './auth.controller';
import { CurrentPassword } from './current-password.service';
import { Devices } from './devices.service';
import { FirstRun } from './first-run.service';
import { NewPasswords } from './new-passwords.service';
import { NoticesController } from './notices.controller';
import { Notices } from './notices.service';
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
    NoticesController,
    PasswordController,
    TwoFactorController,
  ],
  providers: [
    Accounts,
    AccountTokenRepository,
    AccountTokens,
    AccountUpkeep,
    AddressChangedMail,
    Addressees,
    Addresses,
    CurrentPassword,
    Devices,
    FirstRun,
    NewPasswords,
    Notices,
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
    Addressees,
    Addresses,
    FirstRun,
    NewPasswords,
    Notices,
    PasswordChanges,
    Profile,
    RequestSessions,
    SessionCookie,
    Sessions,
    TwoFactors,
  ],
})
export class AuthModule {}
