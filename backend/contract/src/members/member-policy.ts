import type { AccountRole, TeamRole } from '../roles';
import { isFullManager, isManager, isSuperAdmin, type Policy } from '../standing';

/** What a policy needs to know of a member. */
export interface MemberSubject {
  userId: number;
  role: TeamRole;
  /** They are the team's `teamAdminId`. */
  isTeamAdmin: boolean;
}

export const canManageMembers: Policy = isManager;

/** They have the admin's place: by their role in the team, or as its `teamAdminId`. */
export const holdsAdminPlace = (member: MemberSubject) => member.role === 'admin' || member.isTeamAdmin;

/** Nobody changes or removes themself; who holds the admin's place is for those who may hand it on. */
export const canTouchMember: Policy<MemberSubject> = (standing, member) =>
  member.userId !== standing.userId &&
  (holdsAdminPlace(member) ? isFullManager(standing) : isManager(standing));

/** What a policy needs to know of an account that somebody else would put right. */
export interface AccountSubject {
  userId: number;
  accountRole: AccountRole;
  /** Its owner has taken it over. */
  hasSetPassword: boolean;
}

/** Names and address of an account are its owner's; those who manage a team put right what they have just typed in. */
export const canChangeAccount: Policy<AccountSubject> = (standing, account) =>
  isSuperAdmin(standing) ||
  account.userId === standing.userId ||
  (isManager(standing) && !account.hasSetPassword && !isStaffOfAll(account.accountRole));

const isStaffOfAll = (role: AccountRole) => role === 'admin' || role === 'super_admin';
