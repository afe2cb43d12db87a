import type { AccountRole, TeamRole } from '../roles';
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
