import {
  accountRules,
  accountSorts,
  adminRules,
  listRules,
  oneOf,
  teamRules,
  type AccountRole,
  type AccountSort,
  type AdminUserChange,
  type AgeGroup,
  type NewTeamWithAdmin,
  type SortDirection,
} from '@touchline/contract';
import { Follows, IfGiven, SearchedListDto } from '../../platform/http';

export class AccountListDto extends SearchedListDto {
  @IfGiven()
  @Follows(oneOf(accountSorts, 'sort must be name, email, role, team, lastLogin or timeSpent'))
  sort?: AccountSort;

  @IfGiven()
  @Follows(listRules.sortDirection)
  direction?: SortDirection;
}

export class AdminUserDto implements AdminUserChange {
  @Follows(accountRules.username)
  username: string;

  @Follows(adminRules.userEmail)
  email: string;

  @Follows(adminRules.userRole)
  role: AccountRole;

  @Follows(adminRules.userTeam)
  teamId?: number | null;

  @IfGiven()
  @Follows(adminRules.userActive)
  isActive?: boolean;
}

export class TeamWithAdminDto implements NewTeamWithAdmin {
  @Follows(teamRules.teamName)
  name: string;

  @Follows(teamRules.sport)
  sport: string;

  @Follows(teamRules.teamDescription)
  description?: string | null;

  @Follows(teamRules.ageGroup)
  ageGroup?: AgeGroup | null;

  @Follows(adminRules.adminEmail)
  adminEmail: string;

  @Follows(adminRules.adminFirstName)
  adminFirstName: string;

  @Follows(adminRules.adminLastName)
  adminLastName: string;
}
