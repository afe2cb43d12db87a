import { del, get, patch, post, put } from '../call';
import type { TeamRole } from '../roles';
import type { TeamMember } from '../teams/team';
import type {
  BulkResult,
  BulkRow,
  MembersPage,
  MembersQuery,
  TeamUser,
  TeamUserChange,
  TeamUsersPage,
  TeamUsersQuery,
} from './member';

export const memberCalls = {
  list: get('/api/teams/:teamId/members').answers<TeamMember[]>(),
  /** The same call with `view=paged`. */
  paged: get('/api/teams/:teamId/members').asks<MembersQuery>().answers<MembersPage>(),
  changeRole: patch('/api/teams/:teamId/members/:userId/role')
    .takes<{ role: TeamRole }>()
    .answers<TeamMember>()
    .refuses('not_yourself'),
  remove: del('/api/teams/:teamId/members/:userId').refuses('not_yourself'),
  users: get('/api/teams/:teamId/users').answers<TeamUser[]>(),
  /** The same call with `view=paged`. */
  pagedUsers: get('/api/teams/:teamId/users').asks<TeamUsersQuery>().answers<TeamUsersPage>(),
  changeUser: put('/api/teams/:teamId/users/:userId')
    .takes<TeamUserChange>()
    .answers<TeamUser>()
    .refuses('not_yourself', 'account_is_theirs', 'username_taken', 'email_taken'),
  removeUser: del('/api/teams/:teamId/users/:userId').refuses('not_yourself'),
  /** Every row is reported; a bad one stops no other. */
  bulk: post('/api/teams/:teamId/users/bulk')
    .withStatus(200)
    .takes<{ users: BulkRow[] }>()
    .answers<BulkResult>(),
};
