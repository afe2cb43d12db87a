import type { AccountRole, TeamRole } from '../roles';
import type { PagedQuery, SortDirection } from '../lists/paged-list';
import type { TeamMember } from '../teams/team';
import type { IsoTime } from '../wire';

/** A member as those who manage the team see them. */
export interface TeamUser {
  /** Of the account. */
  id: number;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  displayName: string | null;
  avatar: string | null;
  /** In this team. */
  role: TeamRole;
  accountRole: AccountRole;
  /** They are the team's `teamAdminId`. */
  isTeamAdmin: boolean;
  /** They have chosen a password: name and address are theirs alone to change. */
  hasSetPassword: boolean;
  lastLogin: IsoTime | null;
  joinedAt: IsoTime;
}

/** Searched and sorted by the server. */
interface PagedMembersQuery extends PagedQuery {
  /** Every word of it is in a name, or for managers of the team in an address or a role. */
  search?: string;
  /** 1 to 100, 100 when not given. */
  limit?: number;
}

/** `role`: staff first. `match`: names in which a word begins with the search first, and only names are searched. */
export const memberSorts = ['role', 'match'] as const;
export type MemberSort = (typeof memberSorts)[number];

export interface MembersQuery extends PagedMembersQuery {
  /** `role` when not given. */
  sort?: MemberSort;
}

export interface MembersPage {
  members: TeamMember[];
  nextCursor: string | null;
}

export const teamUserSorts = ['name', 'email', 'role', 'lastLogin'] as const;
export type TeamUserSort = (typeof teamUserSorts)[number];

export interface TeamUsersQuery extends PagedMembersQuery {
  /** `name` when not given. */
  sort?: TeamUserSort;
  direction?: SortDirection;
}

export interface TeamUsersPage {
  users: TeamUser[];
  nextCursor: string | null;
}

/** PUT of a team's user. */
export interface TeamUserChange {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: TeamRole;
}

/** One line of a bulk upload; without a role a player. */
export interface BulkRow {
  email: string;
  firstName?: string | null;
  lastName?: string | null;
  role?: string | null;
}

/** `created`: a new account; `added`: an account that was not in the team; `updated`: a member already. */
export type BulkAction = 'created' | 'added' | 'updated';

export interface BulkResult {
  success: { email: string; action: BulkAction }[];
  errors: { email: string; error: string }[];
}
