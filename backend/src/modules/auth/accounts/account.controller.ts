import { calls, type EmailPreferences, type SignedInDevice, type User } from '@touchline/contract';
import { Body, Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LimitAttempts, CurrentUser, IdParam, Route } from '../../../platform/http';
import {
  EmailPreferencesDto,
  NewsSeenDto,
  PasswordChangeDto,
  ProfileChangeDto,
  TimeZoneDto,
} from './account.dto';
import { Devices } from '../sessions/devices.service';
import { PasswordChanges } from '../passwords/password-changes.service';
import { Profile } from './profile.service';
import { SessionCookie } from '../sessions/session-cookie';

/** The user's own account. */
@Controller()
export class AccountController {
  constructor(
    private readonly profile: Profile,
    private readonly passwords: PasswordChanges,
    private readonly devices: Devices,
    private readonly cookie: SessionCookie,
  ) {}

  @Route(calls.accounts.changeProfile)
  changeProfile(@CurrentUser() user: CurrentUser, @Body() body: ProfileChangeDto): Promise<User> {
    return this.profile.change(user, body);
  }

  @Route(calls.accounts.changePassword)
  @LimitAttempts()
  async changePassword(
    @CurrentUser() user: CurrentUser,
    @Body() body: PasswordChangeDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.cookie.set(reply, await this.passwords.change(user, body));
  }

  @Route(calls.accounts.notifications)
  notifications(@CurrentUser() user: CurrentUser): Promise<EmailPreferences> {
    return this.profile.notifications(user);
  }

  @Route(calls.accounts.changeNotifications)
  changeNotifications(
    @CurrentUser() user: CurrentUser,
    @Body() body: EmailPreferencesDto,
  ): Promise<EmailPreferences> {
    return this.profile.changeNotifications(user, body);
  }

  @Route(calls.accounts.changeTimeZone)
  changeTimeZone(@CurrentUser() user: CurrentUser, @Body() body: TimeZoneDto): Promise<void> {
    return this.profile.changeTimeZone(user, body);
  }

  @Route(calls.accounts.markNewsSeen)
  markNewsSeen(@CurrentUser() user: CurrentUser, @Body() body: NewsSeenDto): Promise<void> {
    return this.profile.markNewsSeen(user, body);
  }

  @Route(calls.accounts.devices)
  listDevices(@CurrentUser() user: CurrentUser): Promise<SignedInDevice[]> {
    return this.devices.list(user);
  }

  @Route(calls.accounts.signOutDevice)
  signOutDevice(@CurrentUser() user: CurrentUser, @IdParam('sessionId') sessionId: number): Promise<void> {
    return this.devices.signOut(user, sessionId);
  }

  @Route(calls.accounts.signOutOthers)
  signOutOthers(@CurrentUser() user: CurrentUser): Promise<void> {
    return this.devices.signOutOthers(user);
  }
}
