import { calls, type InviteDetails, type InviteLink, type Notice, type User } from '@touchline/contract';
import { Body, Controller, Param, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { type Actor, AttemptsLimited, CurrentActor, IdParam, Route } from '../../platform/http';
import { SessionCookie } from '../auth';
import { InviteLinks } from './invite-links.service';
import { FirstPasswordBody, NewInviteLinkBody, RegistrationBody } from './invites.dto';
import { Invites } from './invites.service';
import { Registration } from './registration.service';

@Controller()
export class InvitesController {
  constructor(
    private readonly links: InviteLinks,
    private readonly invites: Invites,
    private readonly registration: Registration,
    private readonly cookie: SessionCookie,
  ) {}

  @Route(calls.invites.links)
  list(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number): Promise<InviteLink[]> {
    return this.links.list(actor, teamId);
  }

  @Route(calls.invites.createLink)
  create(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @Body() body: NewInviteLinkBody,
  ): Promise<InviteLink> {
    return this.links.create(actor, teamId, body);
  }

  @Route(calls.invites.deactivateLink)
  deactivate(@CurrentActor() actor: Actor, @IdParam('linkId') linkId: number): Promise<InviteLink> {
    return this.links.deactivate(actor, linkId);
  }

  @Route(calls.invites.removeLink)
  remove(@CurrentActor() actor: Actor, @IdParam('linkId') linkId: number): Promise<void> {
    return this.links.remove(actor, linkId);
  }

  /** A whole club opens the same link from behind one address: only the address is counted. */
  @Route(calls.invites.details)
  @SkipThrottle({ account: true })
  @AttemptsLimited()
  details(@Param('token') token: string): Promise<InviteDetails> {
    return this.invites.details(token);
  }

  @Route(calls.invites.join)
  join(@CurrentActor() actor: Actor, @Param('token') token: string): Promise<{ teamId: number }> {
    return this.invites.join(actor, token);
  }

  @Route(calls.accounts.setPassword)
  @AttemptsLimited()
  setPassword(@Body() body: FirstPasswordBody): Promise<Notice> {
    return this.registration.setPassword(body);
  }

  @Route(calls.accounts.register)
  @AttemptsLimited()
  async register(
    @Body() body: RegistrationBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.cookie.give(reply, await this.registration.register(body));
  }
}
