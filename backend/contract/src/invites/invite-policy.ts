import type { TeamRole } from '../roles';
import { isFullManager, isManager, type Policy } from '../standing';

export const canManageInvites: Policy = isManager;
/** A coach invites players and coaches; only who holds the admin's place hands it on. */
export const canGrant: Policy<TeamRole> = (standing, role) =>
  role === 'admin' ? isFullManager(standing) : isManager(standing);
