import { get } from '../call';
import type { SearchResults } from './search';

export const searchCalls = {
  /** Over all that the caller may see. */
  everything: get('/api/search').asks<{ q: string }>().answers<SearchResults>().counts('searches'),
};
