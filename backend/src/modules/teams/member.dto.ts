import {
  accountRules,
  listRules,
  memberRules,
  pageRules,
  type BulkRow,
  type MemberChange,
  type MemberSort,
  type MembersQuery,
  type SortDirection,
  type TeamRole,
  type TeamUserChange,
  type TeamUserSort,
  type TeamUsersQuery,
} from '@touchline/contract';
import { Follows, IfGiven, SearchedListDto, ToNumber } from '../../platform/http';

export class MemberRoleDto {
  @Follows(memberRules.memberRole)
  role: TeamRole;
}

export class MemberChangeDto implements MemberChange {
  @Follows(memberRules.memberNumber)
  number?: string | null;

  @IfGiven()
  @Follows(memberRules.positions)
  positions?: string[];
}

export class TeamUserDto implements TeamUserChange {
  @Follows(accountRules.username)
  username: string;

  @Follows(accountRules.email)
  email: string;

  @Follows(accountRules.firstName)
  firstName: string;

  @Follows(accountRules.lastName)
  lastName: string;

  @Follows(memberRules.memberRole)
  role: TeamRole;
}

export class BulkDto {
  @Follows(memberRules.bulkRows)
  users: BulkRow[];
}

export class MemberListDto extends SearchedListDto {
  @IfGiven()
  @ToNumber()
  @Follows(pageRules.listLimit)
  limit?: number;
}

export class MembersDto extends MemberListDto implements Partial<MembersQuery> {
  @IfGiven()
  @Follows(memberRules.memberSort)
  sort?: MemberSort;
}

export class TeamUsersDto extends MemberListDto implements Partial<TeamUsersQuery> {
  @IfGiven()
  @Follows(memberRules.teamUserSort)
  sort?: TeamUserSort;

  @IfGiven()
  @Follows(listRules.sortDirection)
  direction?: SortDirection;

  @IfGiven()
  @Follows(memberRules.shirtNumber)
  number?: string;
}
