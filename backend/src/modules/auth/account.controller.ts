import { calls, type NotificationSettings, type SignedInDevice, type User } from '@touchline/contract';
import { Body, Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Actor, AttemptsLimited, CurrentActor, IdParam, Route } from '../../platform/http';
import { NotificationsBody, PasswordChangeBody, ProfileChangeBody } from './account.dto';
import { Devices } from './devices.service';
import { PasswordChanges } from './password-changes.service';
import { Profile } from './profile.service';
import { SessionCookie } from './session-cookie';
import { SessionId } from './session-id';

/** One's own account. */
@Controller()
export class AccountController {
  constructor(
    private readonly profile: Profile,
    private readonly passwords: PasswordChanges,
    private readonly devices: Devices,
    private readonly cookie: SessionCookie,
  ) {}

  @Route(calls.accounts.changeProfile)
  changeProfile(@CurrentActor() actor: Actor, @Body() body: ProfileChangeBody): Promise<User> {
    return this.profile.change(actor, body);
  }

  @Route(calls.accounts.changePassword)
  @AttemptsLimited()
  async changePassword(
    @CurrentActor() actor: Actor,
    @Body() body: PasswordChangeBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.cookie.give(reply, await this.passwords.change(actor, body));
  }

  @Route(calls.accounts.notifications)
  notifications(@CurrentActor() actor: Actor): Promise<NotificationSettings> {
    return this.profile.notifications(actor);
  }

  @Route(calls.accounts.changeNotifications)
  changeNotifications(
    @CurrentActor() actor: Actor,
    @Body() body: NotificationsBody,
  ): Promise<NotificationSettings> {
    return this.profile.changeNotifications(actor, body);
  }

  @Route(calls.accounts.devices)
  listDevices(@CurrentActor() actor: Actor, @SessionId() sessionId: number): Promise<SignedInDevice[]> {
    return this.devices.list(actor, sessionId);
  }

  @Route(calls.accounts.signOutDevice)
  signOutDevice(@CurrentActor() actor: Actor, @IdParam('sessionId') sessionId: number): Promise<void> {
    return this.devices.signOut(actor, sessionId);
  }

  @Route(calls.accounts.signOutOthers)
  signOutOthers(@CurrentActor() actor: Actor, @SessionId() sessionId: number): Promise<void> {
    return this.devices.signOutOthers(actor, sessionId);
  }
}
