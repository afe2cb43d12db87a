import { calls, type Invitation } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { Invitations } from './invitations.service';
import { NewInvitationBody } from './invites.dto';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: Invitations) {}

  @Route(calls.invites.invitations)
  list(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number): Promise<Invitation[]> {
    return this.invitations.list(user, teamId);
  }

  @Route(calls.invites.invite)
  invite(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() body: NewInvitationBody,
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
