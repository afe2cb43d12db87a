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
import { Follows, IfGiven } from '../../platform/http';

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

/** One call, two answers: the whole list, or with `view=paged` a part of it. */
export class PagedListDto {
  @IfGiven()
  @Follows(listRules.pagedView)
  view?: 'paged';

  @IfGiven()
  @Follows(pageRules.searchText)
  search?: string;

  @IfGiven()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @Follows(pageRules.listLimit)
  limit?: number;

  @IfGiven()
  @Follows(listRules.pagedCursor)
  cursor?: string;
}

export class MembersQueryDto extends PagedListDto implements Partial<MembersQuery> {
  @IfGiven()
  @Follows(memberRules.memberSort)
  sort?: MemberSort;
}

export class TeamUsersQueryDto extends PagedListDto implements Partial<TeamUsersQuery> {
  @IfGiven()
  @Follows(memberRules.teamUserSort)
  sort?: TeamUserSort;

  @IfGiven()
  @Follows(listRules.sortDirection)
  direction?: SortDirection;
}
