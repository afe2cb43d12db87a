import { get } from '../call';
import type { SearchListQuery, SearchPart, SearchQuery, SearchResults } from './search';

export const searchCalls = {
  /** Searches everything visible to the caller. Returns the five best results of each kind. */
  everything: get('/api/search').query<SearchQuery>().response<SearchResults>().withRateLimit('searches'),
  /** Lists the results of one kind in parts. */
  list: get('/api/search/results').query<SearchListQuery>().response<SearchPart>().withRateLimit('searches'),
};
