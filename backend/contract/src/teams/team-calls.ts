import { del, get, patch, post, put } from '../call';
import type { NewTeam, Team, TeamChange, TeamSummary, TeamSummaryQuery } from './team';

export const teamCalls = {
  list: get('/api/teams').response<Team[]>(),
  /**
   * `view=summary` of the same paths, used by the app: without the members. A list has the caller's own order: pinned teams, then those
   * used last, then the others by name.
   */
  summaries: get('/api/teams').query<TeamSummaryQuery>().response<TeamSummary[]>(),
  read: get('/api/teams/:teamId').response<Team>(),
  create: post('/api/teams').body<NewTeam>().response<Team>(),
  change: patch('/api/teams/:teamId').body<TeamChange>().response<Team>(),
  changeSummarized: patch('/api/teams/:teamId')
    .query<TeamSummaryQuery>()
    .body<TeamChange>()
    .response<TeamSummary>(),
  replace: put('/api/teams/:teamId').body<NewTeam>().response<Team>(),
  remove: del('/api/teams/:teamId'),
  /** Records that the caller opened the team. */
  use: put('/api/teams/:teamId/last-use').withStatus(204),
  /** Pins the team for the caller only. */
  pin: patch('/api/teams/:teamId/pin').body<{ isPinned: boolean }>().withStatus(204),
};
