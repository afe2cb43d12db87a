import {
  calls,
  type InviteDetails,
  type InviteLink,
  type InviteLinks as InviteLinkList,
  type MessageResponse,
  type User,
} from '@touchline/contract';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { LimitAttempts, CurrentUser, IdParam, PagedListDto, Route } from '../../platform/http';
import { SessionCookie } from '../auth';
import { InviteLinks } from './invite-links.service';
import { FirstPasswordDto, FirstPasswordTokenDto, NewInviteLinkDto, RegistrationDto } from './invites.dto';
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
  list(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Query() { view, cursor }: PagedListDto,
  ): Promise<InviteLink[] | InviteLinkList> {
    return view ? this.links.listPart(user, teamId, cursor) : this.links.list(user, teamId);
  }

  @Route(calls.invites.createLink)
  create(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() body: NewInviteLinkDto,
  ): Promise<InviteLink> {
    return this.links.create(user, teamId, body);
  }

  @Route(calls.invites.deactivateLink)
  deactivate(@CurrentUser() user: CurrentUser, @IdParam('linkId') linkId: number): Promise<InviteLink> {
    return this.links.deactivate(user, linkId);
  }

  @Route(calls.invites.removeLink)
  remove(@CurrentUser() user: CurrentUser, @IdParam('linkId') linkId: number): Promise<void> {
    return this.links.remove(user, linkId);
  }

  /** Rate-limited by IP address only, not by account, because a whole club opens the same link from one network. */
  @Route(calls.invites.details)
  @SkipThrottle({ account: true })
  @LimitAttempts()
  details(@Param('token') token: string): Promise<InviteDetails> {
    return this.invites.details(token);
  }

  @Route(calls.invites.join)
  join(@CurrentUser() user: CurrentUser, @Param('token') token: string): Promise<{ teamId: number }> {
    return this.invites.join(user, token);
  }

  @Route(calls.accounts.setPassword)
  @LimitAttempts()
  setPassword(@Body() body: FirstPasswordDto): Promise<MessageResponse> {
    return this.registration.setPassword(body);
  }

  @Route(calls.accounts.verifyFirstPasswordToken)
  @LimitAttempts()
  verifyFirstPasswordToken(@Body() { token }: FirstPasswordTokenDto): Promise<MessageResponse> {
    return this.registration.verifyFirstPasswordToken(token);
  }

  @Route(calls.accounts.register)
  @LimitAttempts()
  async register(
    @Body() body: RegistrationDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.cookie.set(reply, await this.registration.register(body));
  }
}
