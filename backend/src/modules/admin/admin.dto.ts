import {
  accountRules,
  adminRules,
  teamRules,
  type AccountRole,
  type AdminUserChange,
  type NewTeamWithAdmin,
} from '@touchline/contract';
import { Follows, IfGiven } from '../../platform/http';

export class AdminUserBody implements AdminUserChange {
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

export class TeamWithAdminBody implements NewTeamWithAdmin {
  @Follows(teamRules.teamName)
  name: string;

  @Follows(teamRules.sport)
  sport: string;

  @Follows(teamRules.teamDescription)
  description?: string | null;

  @Follows(adminRules.adminEmail)
  adminEmail: string;

  @Follows(adminRules.adminFirstName)
  adminFirstName: string;

  @Follows(adminRules.adminLastName)
  adminLastName: string;
}
