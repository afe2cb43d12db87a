import { get } from '../call';
import type { Activity } from './activity';

export const activityCalls = {
  /** The last 20 activities of a team. */
  ofTeam: get('/api/teams/:teamId/activities').response<Activity[]>(),
  /** The last 20 activities of all of the caller's teams. */
  recent: get('/api/activities/recent').response<Activity[]>(),
};
