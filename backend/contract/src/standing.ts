import type { AccountRole, TeamRole } from './roles';

/** A user's roles towards one team: the only input of a policy. */
export interface Standing {
  userId: number;
  accountRole: AccountRole;
  teamRole: TeamRole | null;
  /** The user is the team's `teamAdminId`. */
  isTeamAdmin: boolean;
}

export type Policy<Subject = void> = (standing: Standing, subject: Subject) => boolean;

export const isSuperAdmin: Policy = (standing) => standing.accountRole === 'super_admin';

/** Allows reading the team and all of its data. */
export const hasAccess: Policy = (standing) =>
  isSuperAdmin(standing) || standing.isTeamAdmin || standing.teamRole !== null;

/** Allows creating, editing and deleting content. */
export const isEditor: Policy = (standing) =>
  isSuperAdmin(standing) ||
  standing.isTeamAdmin ||
  isStaff(standing.teamRole) ||
  (standing.teamRole !== null && isStaff(standing.accountRole));

/** Allows managing the team: settings, members, invitations and links. */
export const isManager: Policy = (standing) =>
  isSuperAdmin(standing) || standing.isTeamAdmin || isStaff(standing.teamRole);

/** Allows granting and changing the admin role; denied to managers who are coaches. */
export const isFullManager: Policy = (standing) =>
  isSuperAdmin(standing) || standing.isTeamAdmin || standing.teamRole === 'admin';

function isStaff(role: AccountRole | TeamRole | null): boolean {
  return role === 'coach' || role === 'admin';
}

/** The standing of a player of a team, without any other role. */
export const playerStanding = (userId: number): Standing => ({
  userId,
  accountRole: 'player',
  teamRole: 'player',
  isTeamAdmin: false,
});
