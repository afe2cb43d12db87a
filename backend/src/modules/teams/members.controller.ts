import {
  calls,
  type BulkResult,
  type MemberProfile,
  type MembersPage,
  type TeamMember,
  type TeamUser,
  type TeamUsersPage,
} from '@touchline/contract';
import { Body, Controller, Query } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { BulkUpload } from './bulk-upload.service';
import { BulkDto, MemberChangeDto, MemberRoleDto, MembersDto, TeamUserDto, TeamUsersDto } from './member.dto';
import { MemberLists } from './member-lists.service';
import { Members } from './members.service';
import { Teams } from './teams.service';

@Controller()
export class MembersController {
  constructor(
    private readonly teams: Teams,
    private readonly members: Members,
    private readonly lists: MemberLists,
    private readonly upload: BulkUpload,
  ) {}

  @Route(calls.members.list)
  list(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Query() query: MembersDto,
  ): Promise<TeamMember[] | MembersPage> {
    return query.view ? this.lists.members(user, teamId, query) : this.teams.members(user, teamId);
  }

  @Route(calls.members.read)
  read(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('userId') userId: number,
  ): Promise<MemberProfile> {
    return this.members.read(user, { teamId, userId });
  }

  @Route(calls.members.changeRole)
  changeRole(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('userId') userId: number,
    @Body() { role }: MemberRoleDto,
  ): Promise<TeamMember> {
    return this.members.changeRole(user, { teamId, userId }, role);
  }

  @Route(calls.members.change)
  change(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('userId') userId: number,
    @Body() change: MemberChangeDto,
  ): Promise<TeamMember> {
    return this.members.changeNumber(user, { teamId, userId }, change);
  }

  @Route(calls.members.remove)
  remove(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('userId') userId: number,
  ): Promise<void> {
    return this.members.remove(user, { teamId, userId });
  }

  @Route(calls.members.users)
  users(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Query() query: TeamUsersDto,
  ): Promise<TeamUser[] | TeamUsersPage> {
    return query.view ? this.lists.users(user, teamId, query) : this.members.users(user, teamId);
  }

  @Route(calls.members.changeUser)
  changeUser(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('userId') userId: number,
    @Body() body: TeamUserDto,
  ): Promise<TeamUser> {
    return this.members.change(user, { teamId, userId }, body);
  }

  @Route(calls.members.removeUser)
  removeUser(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @IdParam('userId') userId: number,
  ): Promise<void> {
    return this.members.remove(user, { teamId, userId });
  }

  @Route(calls.members.bulk)
  bulk(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() { users }: BulkDto,
  ): Promise<BulkResult> {
    return this.upload.add(user, teamId, users);
  }
}
