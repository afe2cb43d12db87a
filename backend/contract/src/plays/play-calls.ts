import { del, get, patch, post } from '../call';
import type { NewPlay, Play, PlayChange, PlayFilter } from './play';

export const playCalls = {
  list: get('/api/teams/:teamId/plays').asks<PlayFilter>().answers<Play[]>(),
  create: post('/api/teams/:teamId/plays').takes<NewPlay>().answers<Play>().refuses('category_not_found'),
  read: get('/api/plays/:playId').answers<Play>(),
  change: patch('/api/plays/:playId').takes<PlayChange>().answers<Play>().refuses('category_not_found'),
  star: patch('/api/plays/:playId/star').takes<{ isStarred: boolean }>().answers<Play>(),
  remove: del('/api/plays/:playId'),
};
