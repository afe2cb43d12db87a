import type { AccountRole, TeamRole } from './roles';

/** Who someone is towards one team: all that a policy may look at. */
export interface Standing {
  userId: number;
  accountRole: AccountRole;
  teamRole: TeamRole | null;
  /** They are the team's `teamAdminId`. */
  isTeamAdmin: boolean;
}

export type Policy<Subject = void> = (standing: Standing, subject: Subject) => boolean;

export const isSuperAdmin: Policy = (standing) => standing.accountRole === 'super_admin';

/** May see the team and all that is under it. */
export const hasAccess: Policy = (standing) =>
  isSuperAdmin(standing) || standing.isTeamAdmin || standing.teamRole !== null;

/** May create, edit and delete what the team reads. */
export const isEditor: Policy = (standing) =>
  isSuperAdmin(standing) ||
  standing.isTeamAdmin ||
  isStaff(standing.teamRole) ||
  (standing.teamRole !== null && isStaff(standing.accountRole));

/** May manage the team: its settings, members, invitations and links. */
export const isManager: Policy = (standing) =>
  isSuperAdmin(standing) || standing.isTeamAdmin || isStaff(standing.teamRole);

/** May grant or touch the admin role in the team; a manager who is a coach may not. */
export const isFullManager: Policy = (standing) =>
  isSuperAdmin(standing) || standing.isTeamAdmin || standing.teamRole === 'admin';

function isStaff(role: AccountRole | TeamRole | null): boolean {
  return role === 'coach' || role === 'admin';
}
