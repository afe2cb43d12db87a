import { get } from '../call';
import type { SearchResults } from './search';

export const searchCalls = {
  /** Searches everything visible to the caller. */
  everything: get('/api/search').query<{ q: string }>().response<SearchResults>().withRateLimit('searches'),
};
