import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { Accounts } from './accounts.service';
import { AccountController } from './account.controller';
import { AccountTokenRepository } from './account-token.repository';
import { AccountTokens } from './account-tokens.service';
import { AuthController } from './auth.controller';
import { CookieStrategy } from './cookie.strategy';
import { Devices } from './devices.service';
import { FirstRun } from './first-run.service';
import { NewPasswords } from './new-passwords.service';
import { PasswordChanges } from './password-changes.service';
import { PasswordController } from './password.controller';
import { PasswordStrategy } from './password.strategy';
import { Profile } from './profile.service';
import { SessionCookie } from './session-cookie';
import { SessionRepository } from './session.repository';
import { Sessions } from './sessions.service';
import { SignedInGuard } from './signed-in.guard';
import { UserRepository } from './user.repository';

@Module({
  imports: [PassportModule],
  controllers: [AuthController, AccountController, PasswordController],
  providers: [
    Accounts,
    AccountTokenRepository,
    AccountTokens,
    CookieStrategy,
    Devices,
    FirstRun,
    NewPasswords,
    PasswordChanges,
    PasswordStrategy,
    Profile,
    SessionCookie,
    SessionRepository,
    Sessions,
    UserRepository,
    { provide: APP_GUARD, useClass: SignedInGuard },
  ],
  exports: [Accounts, AccountTokens, FirstRun, NewPasswords, PasswordChanges, SessionCookie, Sessions],
})
export class AuthModule {}
