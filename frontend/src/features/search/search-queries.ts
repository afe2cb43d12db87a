import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { calls } from '@touchline/contract';
import { api } from '../../shared/api';

/** All that the caller may see and that holds these words; what was found before stays until then. */
export const searchQuery = (words: string) =>
  queryOptions({
    queryKey: ['search', words],
    queryFn: () => api(calls.search.everything, { query: { q: words } }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
