import {
  calls,
  type Accounts,
  type AddressConflict,
  type AdminUser,
  type Statistics,
  type Team,
} from '@touchline/contract';
import { Body, Controller, Query } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { AddressConflicts } from './address-conflicts.service';
import { AdminUsers } from './admin-users.service';
import { AccountListDto, AdminUserDto, TeamWithAdminDto } from './admin.dto';
import { TeamsWithAdmin } from './teams-with-admin.service';

@Controller()
export class AdminController {
  constructor(
    private readonly users: AdminUsers,
    private readonly teams: TeamsWithAdmin,
    private readonly conflicts: AddressConflicts,
  ) {}

  @Route(calls.admin.users)
  list(@CurrentUser() user: CurrentUser, @Query() query: AccountListDto): Promise<AdminUser[] | Accounts> {
    return query.view ? this.users.listPart(user, query) : this.users.list(user);
  }

  @Route(calls.admin.statistics)
  statistics(@CurrentUser() user: CurrentUser): Promise<Statistics> {
    return this.users.statistics(user);
  }

  @Route(calls.admin.addressConflicts)
  addressConflicts(@CurrentUser() user: CurrentUser): Promise<AddressConflict[]> {
    return this.conflicts.list(user);
  }

  @Route(calls.admin.changeUser)
  change(
    @CurrentUser() user: CurrentUser,
    @IdParam('userId') userId: number,
    @Body() body: AdminUserDto,
  ): Promise<AdminUser> {
    return this.users.change(user, userId, body);
  }

  @Route(calls.admin.resetTwoFactor)
  resetTwoFactor(@CurrentUser() user: CurrentUser, @IdParam('userId') userId: number): Promise<void> {
    return this.users.resetTwoFactor(user, userId);
  }

  @Route(calls.admin.removeUser)
  remove(@CurrentUser() user: CurrentUser, @IdParam('userId') userId: number): Promise<void> {
    return this.users.remove(user, userId);
  }

  @Route(calls.admin.createTeamWithAdmin)
  createTeam(@CurrentUser() user: CurrentUser, @Body() body: TeamWithAdminDto): Promise<Team> {
    return this.teams.create(user, body);
  }
}
