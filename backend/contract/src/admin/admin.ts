import type { User } from '../accounts/account';
import type { PagedQuery, SortDirection } from '../lists/paged-list';
import type { AccountRole } from '../roles';
import type { NewTeam } from '../teams/team';
import type { IsoTime } from '../http-types';

/** The view of an account for super admins. */
export interface AdminUser extends User {
  lastLogin: IsoTime | null;
  /** Minutes. */
  timeSpentLast30Days: number;
}

/** An account whose email address is not in its canonical form, because another account has that or it contains a refused sign. */
export interface AddressConflict {
  account: AdminUser;
  /** The address with its invisible signs written out, such as `mi[U+200B]a@club.example`. */
  spelledOut: string;
  /** Other accounts with the same canonical form. */
  sameAs: { id: number; email: string; username: string }[];
}

export const accountSorts = ['name', 'email', 'role', 'team', 'lastLogin', 'timeSpent'] as const;
export type AccountSort = (typeof accountSorts)[number];

export interface AccountsQuery extends PagedQuery {
  /** Matches part of a name, username, email or team name, case-insensitively. */
  search?: string;
  /** Default `name`; missing values sort last. */
  sort?: AccountSort;
  /** Default `ascending`. */
  direction?: SortDirection;
}

export interface Accounts {
  accounts: AdminUser[];
  nextCursor: string | null;
}

/** Body of `PUT /api/admin/users/:userId`. */
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
  /** Users with time spent in the last 30 days. */
  activeLast30Days: number;
  /** Minutes, averaged over all accounts. */
  averageTimeSpent: number;
  totalTeams: number;
  activeTeams: number;
}

export interface NewTeamWithAdmin extends NewTeam {
  adminEmail: string;
  adminFirstName: string;
  adminLastName: string;
}
