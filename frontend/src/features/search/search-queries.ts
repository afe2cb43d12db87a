import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchCalls } from '@touchline/contract';
import { api } from '../../shared/api/api';

/** Search results that the user may see; the previous ones stay while loading. */
export const searchQuery = (words: string) =>
  queryOptions({
    queryKey: ['search', words],
    queryFn: () => api(searchCalls.everything, { query: { q: words } }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
