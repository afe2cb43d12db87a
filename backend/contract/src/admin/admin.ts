import type { User } from '../accounts/account';
import type { PagedQuery, SortDirection } from '../lists/paged-list';
import type { AccountRole } from '../roles';
import type { NewTeam } from '../teams/team';
import type { IsoTime } from '../wire';

/** An account as super admins see it. */
export interface AdminUser extends User {
  teamName: string | null;
  lastLogin: IsoTime | null;
  /** Minutes. */
  timeSpentLast30Days: number;
}

export const accountSorts = ['name', 'email', 'role', 'team', 'lastLogin', 'timeSpent'] as const;
export type AccountSort = (typeof accountSorts)[number];

export interface AccountsQuery extends PagedQuery {
  /** Part of a name, username, address or team, any case. */
  search?: string;
  /** `name` when not given; what is missing comes last. */
  sort?: AccountSort;
  /** `ascending` when not given. */
  direction?: SortDirection;
}

export interface Accounts {
  accounts: AdminUser[];
  nextCursor: string | null;
}

/** PUT of an account. */
export interface AdminUserChange {
  username: string;
  email: string;
  role: AccountRole;
  teamId?: number | null;
  isActive?: boolean;
}

export interface Statistics {
  totalUsers: number;
  /** Admins and super admins. */
  admins: number;
  /** People with time spent in the last 30 days. */
  activeLast30Days: number;
  /** Minutes, over all accounts. */
  averageTimeSpent: number;
  totalTeams: number;
  activeTeams: number;
}

export interface NewTeamWithAdmin extends NewTeam {
  adminEmail: string;
  adminFirstName: string;
  adminLastName: string;
}
