import type { AccountRole, TeamRole } from '../roles';
import { isFullManager, isManager, isSuperAdmin, type Policy } from '../standing';

/** The member that a policy decides about. */
export interface MemberSubject {
  userId: number;
  role: TeamRole;
  /** The member is the team's `teamAdminId`. */
  isTeamAdmin: boolean;
}

export const canManageMembers: Policy = isManager;

/** Returns true for members with the team role admin and for the `teamAdminId`. */
export const holdsAdminPlace = (member: MemberSubject) => member.role === 'admin' || member.isTeamAdmin;

/** Forbids changing or removing oneself; admins can be changed only by users who can grant that role. */
export const canTouchMember: Policy<MemberSubject> = (standing, member) =>
  member.userId !== standing.userId &&
  (holdsAdminPlace(member) ? isFullManager(standing) : isManager(standing));

/** Decides about the number and positions of a member as about the role. */
export const canChangeNumber: Policy<MemberSubject> = canTouchMember;

/** The account that a manager wants to correct. */
export interface AccountSubject {
  userId: number;
  accountRole: AccountRole;
  /** The owner has set a password. */
  hasSetPassword: boolean;
}

/** Allows managers to correct the names and email of an account only until its owner has set a password. */
export const canChangeAccount: Policy<AccountSubject> = (standing, account) =>
  isSuperAdmin(standing) ||
  account.userId === standing.userId ||
  (isManager(standing) && !account.hasSetPassword && !isStaffOfAll(account.accountRole));

const isStaffOfAll = (role: AccountRole) => role === 'admin' || role === 'super_admin';
