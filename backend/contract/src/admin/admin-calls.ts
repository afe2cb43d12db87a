import { del, get, post, put } from '../call';
import type { Team } from '../teams/team';
import type {
  Accounts,
  AccountsQuery,
  AddressConflict,
  AdminUser,
  AdminUserChange,
  NewTeamWithAdmin,
  Statistics,
} from './admin';

export const adminCalls = {
  users: get('/api/admin/users').response<AdminUser[]>(),
  /** `view=paged` of the same path: searched and sorted, 100 accounts per page. */
  accounts: get('/api/admin/users').query<AccountsQuery>().response<Accounts>(),
  statistics: get('/api/admin/statistics').response<Statistics>(),
  /** Email addresses of earlier versions that have no canonical form of their own. */
  addressConflicts: get('/api/admin/address-conflicts').response<AddressConflict[]>(),
  changeUser: put('/api/admin/users/:userId')
    .body<AdminUserChange>()
    .response<AdminUser>()
    .withErrors(
      'user_not_found',
      'team_not_found',
      'username_taken',
      'email_taken',
      'not_yourself',
      'last_super_admin',
    ),
  /** Turns off a user's second factor after they lost phone and recovery codes; ends all of their sessions. */
  resetTwoFactor: del('/api/admin/users/:userId/two-factor').withErrors('user_not_found', 'not_yourself'),
  removeUser: del('/api/admin/users/:userId').withErrors(
    'user_not_found',
    'not_yourself',
    'last_super_admin',
  ),
  createTeamWithAdmin: post('/api/admin/teams-with-admin')
    .body<NewTeamWithAdmin>()
    .response<Team>()
    .withErrors('email_taken'),
};
