import { del, get, post, put } from '../call';
import type { Team } from '../teams/team';
import type { AdminUser, AdminUserChange, NewTeamWithAdmin, Statistics } from './admin';

export const adminCalls = {
  users: get('/api/admin/users').answers<AdminUser[]>(),
  statistics: get('/api/admin/statistics').answers<Statistics>(),
  changeUser: put('/api/admin/users/:userId').takes<AdminUserChange>().answers<AdminUser>(),
  removeUser: del('/api/admin/users/:userId'),
  createTeamWithAdmin: post('/api/admin/teams-with-admin').takes<NewTeamWithAdmin>().answers<Team>(),
};
