import { calls, type Invitation } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { type Actor, CurrentActor, IdParam, Route } from '../../platform/http';
import { Invitations } from './invitations.service';
import { NewInvitationBody } from './invites.dto';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: Invitations) {}

  @Route(calls.invites.invitations)
  list(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number): Promise<Invitation[]> {
    return this.invitations.list(actor, teamId);
  }

  @Route(calls.invites.invite)
  invite(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @Body() body: NewInvitationBody,
  ): Promise<Invitation> {
    return this.invitations.invite(actor, teamId, body);
  }

  @Route(calls.invites.cancelInvitation)
  cancel(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @IdParam('invitationId') invitationId: number,
  ): Promise<void> {
    return this.invitations.cancel(actor, teamId, invitationId);
  }
}
