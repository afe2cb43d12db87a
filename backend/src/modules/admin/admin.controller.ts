import { calls, type AdminUser, type Statistics, type Team } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentActor, IdParam, Route, type Actor } from '../../platform/http';
import { AdminUsers } from './admin-users.service';
import { AdminUserBody, TeamWithAdminBody } from './admin.dto';
import { TeamsWithAdmin } from './teams-with-admin.service';

@Controller()
export class AdminController {
  constructor(
    private readonly users: AdminUsers,
    private readonly teams: TeamsWithAdmin,
  ) {}

  @Route(calls.admin.users)
  list(@CurrentActor() actor: Actor): Promise<AdminUser[]> {
    return this.users.list(actor);
  }

  @Route(calls.admin.statistics)
  statistics(@CurrentActor() actor: Actor): Promise<Statistics> {
    return this.users.statistics(actor);
  }

  @Route(calls.admin.changeUser)
  change(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
    @Body() body: AdminUserBody,
  ): Promise<AdminUser> {
    return this.users.change(actor, userId, body);
  }

  @Route(calls.admin.resetTwoFactor)
  resetTwoFactor(@CurrentActor() actor: Actor, @IdParam('userId') userId: number): Promise<void> {
    return this.users.resetTwoFactor(actor, userId);
  }

  @Route(calls.admin.removeUser)
  remove(@CurrentActor() actor: Actor, @IdParam('userId') userId: number): Promise<void> {
    return this.users.remove(actor, userId);
  }

  @Route(calls.admin.createTeamWithAdmin)
  createTeam(@CurrentActor() actor: Actor, @Body() body: TeamWithAdminBody): Promise<Team> {
    return this.teams.create(actor, body);
  }
}
