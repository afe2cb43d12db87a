import { hasAccess, isManager, isSuperAdmin, type Policy } from '../standing';

export const canSeeTeam: Policy = hasAccess;
export const canChangeTeam: Policy = isManager;
export const canOpenTeamSettings: Policy = isManager;
export const canDeleteTeam: Policy = isSuperAdmin;
/** Only managers of the team see the email addresses of members. */
export const canSeeMemberEmails: Policy = isManager;
