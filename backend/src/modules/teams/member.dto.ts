import {
  accountRules,
  listRules,
  memberRules,
  pageRules,
  type BulkRow,
  type MemberSort,
  type MembersQuery,
  type SortDirection,
  type TeamRole,
  type TeamUserChange,
  type TeamUserSort,
  type TeamUsersQuery,
} from '@touchline/contract';
import { Transform } from 'class-transformer';
import { Follows, IfGiven, SearchedListDto } from '../../platform/http';

export class MemberRoleBody {
  @Follows(memberRules.memberRole)
  role: TeamRole;
}

export class TeamUserBody implements TeamUserChange {
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

export class BulkBody {
  @Follows(memberRules.bulkRows)
  users: BulkRow[];
}

export class MemberListDto extends SearchedListDto {
  @IfGiven()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @Follows(pageRules.listLimit)
  limit?: number;
}

export class MembersQueryDto extends MemberListDto implements Partial<MembersQuery> {
  @IfGiven()
  @Follows(memberRules.memberSort)
  sort?: MemberSort;
}

export class TeamUsersQueryDto extends MemberListDto implements Partial<TeamUsersQuery> {
  @IfGiven()
  @Follows(memberRules.teamUserSort)
  sort?: TeamUserSort;

  @IfGiven()
  @Follows(listRules.sortDirection)
  direction?: SortDirection;
}
