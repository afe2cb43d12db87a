import type { AccountRole, TeamRole } from '../roles';
import type { PagedQuery, SortDirection } from '../lists/paged-list';
import type { TeamMember } from '../teams/team';
import type { IsoTime } from '../http-types';

/** The view of a member for managers of the team. */
export interface TeamUser {
  /** The account's role. */
  id: number;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  displayName: string | null;
  avatar: string | null;
  /** The role in this team. */
  role: TeamRole;
  accountRole: AccountRole;
  /** The member is the team's `teamAdminId`. */
  isTeamAdmin: boolean;
  /** The member has set a password; only they can change their name and email. */
  hasSetPassword: boolean;
  lastLogin: IsoTime | null;
  joinedAt: IsoTime;
  /** The shirt number in this team. */
  number: string | null;
  /** Codes of the team's sport, the main position first. */
  positions: string[];
}

/** A member with the teams that the caller also sees. */
export interface MemberProfile extends TeamMember {
  /** The member is the team's `teamAdminId`. */
  isTeamAdmin: boolean;
  /** Teams of the member that the caller sees, by name; at most 100. */
  sharedTeams: { id: number; name: string; sport: string }[];
}

interface PagedMembersQuery extends PagedQuery {
  /** Every word must occur in a name or, for managers of the team, in an email or a role. */
  search?: string;
  /** 1 to 100, default 100. */
  limit?: number;
}

/** `role`: staff first. `squad`: players first, by last name. `match`: searches names only and ranks words that begin with the search first. */
export const memberSorts = ['role', 'squad', 'match'] as const;
export type MemberSort = (typeof memberSorts)[number];

export interface MembersQuery extends PagedMembersQuery {
  /** Default `role`. */
  sort?: MemberSort;
}

export interface MembersPage {
  members: TeamMember[];
  nextCursor: string | null;
}

export const teamUserSorts = ['name', 'email', 'role', 'lastLogin', 'number'] as const;
export type TeamUserSort = (typeof teamUserSorts)[number];

export interface TeamUsersQuery extends PagedMembersQuery {
  /** Default `name`. */
  sort?: TeamUserSort;
  direction?: SortDirection;
  /** Lists only members who have this shirt number. */
  number?: string;
}

export interface TeamUsersPage {
  users: TeamUser[];
  nextCursor: string | null;
}

/** Body of `PUT /api/teams/:teamId/users/:userId`. */
export interface TeamUserChange {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: TeamRole;
}

/** Omitted fields keep their value. */
export interface MemberChange {
  /** 1 to 3 digits; members may share a number. */
  number?: string | null;
  /** At most four codes of the team's sport, the main position first. */
  positions?: string[];
}

/** One row of a bulk upload; the role defaults to player. Without number or positions, members keep theirs. */
export interface BulkRow {
  email: string;
  firstName?: string | null;
  lastName?: string | null;
  role?: string | null;
  number?: string | null;
  positions?: string[] | null;
}

/** `created`: new account; `added`: existing account, new member; `updated`: existing member. */
export type BulkAction = 'created' | 'added' | 'updated';

export interface BulkResult {
  /** `unknownPositions` are not stored: the sport lacks them, or there are more than four. */
  success: { email: string; action: BulkAction; unknownPositions?: string[] }[];
  errors: { email: string; error: string }[];
}
