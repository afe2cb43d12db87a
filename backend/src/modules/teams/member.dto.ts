import {
  accountRules,
  memberRules,
  type BulkRow,
  type TeamRole,
  type TeamUserChange,
} from '@touchline/contract';
import { Follows } from '../../platform/http';

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
