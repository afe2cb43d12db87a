import { del, get, patch, post, put } from '../call';
import type { NewTeam, Team, TeamChange, TeamSummary, TeamSummaryQuery } from './team';

export const teamCalls = {
  list: get('/api/teams').answers<Team[]>(),
  /** The same calls with `view=summary`, as the app makes them: without the members. */
  summaries: get('/api/teams').asks<TeamSummaryQuery>().answers<TeamSummary[]>(),
  read: get('/api/teams/:teamId').answers<Team>(),
  create: post('/api/teams').takes<NewTeam>().answers<Team>(),
  change: patch('/api/teams/:teamId').takes<TeamChange>().answers<Team>(),
  changeSummarized: patch('/api/teams/:teamId')
    .asks<TeamSummaryQuery>()
    .takes<TeamChange>()
    .answers<TeamSummary>(),
  replace: put('/api/teams/:teamId').takes<NewTeam>().answers<Team>(),
  remove: del('/api/teams/:teamId'),
};
