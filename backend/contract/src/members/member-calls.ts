import { del, get, patch, post, put } from '../call';
import type { TeamRole } from '../roles';
import type { TeamMember } from '../teams/team';
import type {
  BulkResult,
  BulkRow,
  MemberChange,
  MemberProfile,
  MembersPage,
  MembersQuery,
  TeamUser,
  TeamUserChange,
  TeamUsersPage,
  TeamUsersQuery,
} from './member';

export const memberCalls = {
  list: get('/api/teams/:teamId/members').response<TeamMember[]>(),
  /** `view=paged` of the same path. */
  paged: get('/api/teams/:teamId/members').query<MembersQuery>().response<MembersPage>(),
  /** A member with the teams that they share with the caller. */
  read: get('/api/teams/:teamId/members/:userId').response<MemberProfile>(),
  changeRole: patch('/api/teams/:teamId/members/:userId/role')
    .body<{ role: TeamRole }>()
    .response<TeamMember>()
    .withErrors('not_yourself'),
  /** Changes number and positions. */
  change: patch('/api/teams/:teamId/members/:userId')
    .body<MemberChange>()
    .response<TeamMember>()
    .withErrors('not_yourself'),
  remove: del('/api/teams/:teamId/members/:userId').withErrors('not_yourself'),
  users: get('/api/teams/:teamId/users').response<TeamUser[]>(),
  /** `view=paged` of the same path. */
  pagedUsers: get('/api/teams/:teamId/users').query<TeamUsersQuery>().response<TeamUsersPage>(),
  changeUser: put('/api/teams/:teamId/users/:userId')
    .body<TeamUserChange>()
    .response<TeamUser>()
    .withErrors('not_yourself', 'account_is_theirs', 'username_taken', 'email_taken'),
  removeUser: del('/api/teams/:teamId/users/:userId').withErrors('not_yourself'),
  /** Reports each row; an invalid row does not stop the others. */
  bulk: post('/api/teams/:teamId/users/bulk')
    .withStatus(200)
    .body<{ users: BulkRow[] }>()
    .response<BulkResult>(),
};
