import { del, get, patch, post, put } from '../call';
import type { TeamRole } from '../roles';
import type { TeamMember } from '../teams/team';
import type { BulkResult, BulkRow, TeamUser, TeamUserChange } from './member';

export const memberCalls = {
  list: get('/api/teams/:teamId/members').answers<TeamMember[]>(),
  changeRole: patch('/api/teams/:teamId/members/:userId/role')
    .takes<{ role: TeamRole }>()
    .answers<TeamMember>(),
  remove: del('/api/teams/:teamId/members/:userId'),
  users: get('/api/teams/:teamId/users').answers<TeamUser[]>(),
  changeUser: put('/api/teams/:teamId/users/:userId').takes<TeamUserChange>().answers<TeamUser>(),
  removeUser: del('/api/teams/:teamId/users/:userId'),
  /** Every row is reported; a bad one stops no other. */
  bulk: post('/api/teams/:teamId/users/bulk').takes<{ users: BulkRow[] }>().answers<BulkResult>(),
};
