import { calls, type Invitation, type Invitations as InvitationList } from '@touchline/contract';
import { Body, Controller, Query } from '@nestjs/common';
import { CurrentUser, IdParam, Route, SearchedListDto } from '../../platform/http';
import { Invitations } from './invitations.service';
import { NewInvitationDto } from './invites.dto';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: Invitations) {}

  @Route(calls.invites.invitations)
  list(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Query() { view, cursor, search }: SearchedListDto,
  ): Promise<Invitation[] | InvitationList> {
    return view
      ? this.invitations.listPart(user, teamId, { cursor, search })
      : this.invitations.list(user, teamId);
  }

  @Route(calls.invites.invite)
  invite(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() body: NewInvitationDto,
  ): Promise<Invitation> {
    return this.invitations.invite(user, teamId, body);
  }

  @Route(calls.invites.cancelInvitation)
  cancel(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('invitationId') invitationId: number,
  ): Promise<void> {
    return this.invitations.cancel(user, teamId, invitationId);
  }
}
