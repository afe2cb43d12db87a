import { del, get, patch, post } from '../call';
import type { NewPlay, Play, PlayChange, PlayFilter } from './play';

export const playCalls = {
  list: get('/api/teams/:teamId/plays').query<PlayFilter>().response<Play[]>(),
  create: post('/api/teams/:teamId/plays').body<NewPlay>().response<Play>().withErrors('category_not_found'),
  read: get('/api/plays/:playId').response<Play>(),
  change: patch('/api/plays/:playId').body<PlayChange>().response<Play>().withErrors('category_not_found'),
  star: patch('/api/plays/:playId/star').body<{ isStarred: boolean }>().response<Play>(),
  remove: del('/api/plays/:playId'),
};
