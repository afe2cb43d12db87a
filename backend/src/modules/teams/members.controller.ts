import { calls, type BulkResult, type TeamMember, type TeamUser } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentActor, IdParam, Route, type Actor } from '../../platform/http';
import { BulkUpload } from './bulk-upload.service';
import { BulkBody, MemberRoleBody, TeamUserBody } from './member.dto';
import { Members } from './members.service';
import { Teams } from './teams.service';

@Controller()
export class MembersController {
  constructor(
    private readonly teams: Teams,
    private readonly members: Members,
    private readonly upload: BulkUpload,
  ) {}

  @Route(calls.members.list)
  list(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number): Promise<TeamMember[]> {
    return this.teams.members(actor, teamId);
  }

  @Route(calls.members.changeRole)
  async changeRole(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @IdParam('userId') userId: number,
    @Body() { role }: MemberRoleBody,
  ): Promise<TeamMember> {
    await this.members.changeRole(actor, { teamId, userId }, role);
    return this.teams.member(actor, teamId, userId);
  }

  @Route(calls.members.remove)
  remove(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @IdParam('userId') userId: number,
  ): Promise<void> {
    return this.members.remove(actor, { teamId, userId });
  }

  @Route(calls.members.users)
  users(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number): Promise<TeamUser[]> {
    return this.members.users(actor, teamId);
  }

  @Route(calls.members.changeUser)
  changeUser(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @IdParam('userId') userId: number,
    @Body() body: TeamUserBody,
  ): Promise<TeamUser> {
    return this.members.change(actor, { teamId, userId }, body);
  }

  @Route(calls.members.removeUser)
  removeUser(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @IdParam('userId') userId: number,
  ): Promise<void> {
    return this.members.remove(actor, { teamId, userId });
  }

  @Route(calls.members.bulk)
  bulk(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @Body() { users }: BulkBody,
  ): Promise<BulkResult> {
    return this.upload.take(actor, teamId, users);
  }
}
