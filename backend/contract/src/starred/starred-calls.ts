import { get } from '../call';
import type { StarredList, StarredQuery } from './starred';

export const starredCalls = {
  /** Returns the pages and plays that the caller starred in all teams that they see. Those in the bin are left out. */
  list: get('/api/starred').query<StarredQuery>().response<StarredList>(),
};
