import { del, get, patch, post, put } from '../call';
import type { NewTeam, Team, TeamChange } from './team';

export const teamCalls = {
  list: get('/api/teams').answers<Team[]>(),
  read: get('/api/teams/:teamId').answers<Team>(),
  create: post('/api/teams').takes<NewTeam>().answers<Team>(),
  change: patch('/api/teams/:teamId').takes<TeamChange>().answers<Team>(),
  replace: put('/api/teams/:teamId').takes<NewTeam>().answers<Team>(),
  remove: del('/api/teams/:teamId'),
};
