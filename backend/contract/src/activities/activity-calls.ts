import { get } from '../call';
import type { Activity } from './activity';

export const activityCalls = {
  /** The last 20 of one team. */
  ofTeam: get('/api/teams/:teamId/activities').answers<Activity[]>(),
  /** The last 20 of all the caller's teams. */
  recent: get('/api/activities/recent').answers<Activity[]>(),
};
