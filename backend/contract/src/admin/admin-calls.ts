import { del, get, post, put } from '../call';
import type { Team } from '../teams/team';
import type {
  Accounts,
  AccountsQuery,
  AdminUser,
  AdminUserChange,
  NewTeamWithAdmin,
  Statistics,
} from './admin';

export const adminCalls = {
  users: get('/api/admin/users').answers<AdminUser[]>(),
  /** The same call with `view=paged`: searched and sorted, 100 accounts at a time. */
  accounts: get('/api/admin/users').asks<AccountsQuery>().answers<Accounts>(),
  statistics: get('/api/admin/statistics').answers<Statistics>(),
  changeUser: put('/api/admin/users/:userId')
    .takes<AdminUserChange>()
    .answers<AdminUser>()
    .refuses(
      'user_not_found',
      'team_not_found',
      'username_taken',
      'email_taken',
      'not_yourself',
      'last_super_admin',
    ),
  /** For somebody who lost their phone and their recovery codes. Signs them out everywhere. */
  resetTwoFactor: del('/api/admin/users/:userId/two-factor').refuses('user_not_found', 'not_yourself'),
  removeUser: del('/api/admin/users/:userId').refuses('user_not_found', 'not_yourself', 'last_super_admin'),
  createTeamWithAdmin: post('/api/admin/teams-with-admin')
    .takes<NewTeamWithAdmin>()
    .answers<Team>()
    .refuses('email_taken'),
};
