import { hasAccess, isManager, isSuperAdmin, type Policy } from '../standing';

export const canSeeTeam: Policy = hasAccess;
export const canChangeTeam: Policy = isManager;
export const canOpenTeamSettings: Policy = isManager;
export const canDeleteTeam: Policy = isSuperAdmin;
/** A member's address is for those who manage the team. */
export const canSeeMemberEmails: Policy = isManager;
