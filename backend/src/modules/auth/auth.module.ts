import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { Accounts } from './accounts.service';
import { AuthController } from './auth.controller';
import { CookieStrategy } from './cookie.strategy';
import { FirstRun } from './first-run.service';
import { PasswordStrategy } from './password.strategy';
import { SessionCookie } from './session-cookie';
import { SessionRepository } from './session.repository';
import { Sessions } from './sessions.service';
import { SignedInGuard } from './signed-in.guard';
import { UserRepository } from './user.repository';

@Module({
  imports: [PassportModule],
  controllers: [AuthController],
  providers: [
    Accounts,
    CookieStrategy,
    FirstRun,
    PasswordStrategy,
    SessionCookie,
    SessionRepository,
    Sessions,
    UserRepository,
    { provide: APP_GUARD, useClass: SignedInGuard },
  ],
  exports: [Accounts, FirstRun, SessionCookie, Sessions],
})
export class AuthModule {}
