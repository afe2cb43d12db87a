import type { TeamRole } from '../roles';
import type { NewInvitation } from './invite';
import { isFullManager, isManager, type Policy } from '../standing';

export const canManageInvites: Policy = isManager;
/** Coaches invite players and coaches; only admins of the team can grant the admin role. */
export const canGrant: Policy<TeamRole> = (standing, role) =>
  role === 'admin' ? isFullManager(standing) : isManager(standing);

/** Emails invite players and coaches; links invite admins, too. */
export const isInvitedByEmail = (role: TeamRole): role is NonNullable<NewInvitation['role']> =>
  role !== 'admin';
