import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchCalls, type SearchListQuery, type SearchQuery } from '@touchline/contract';
import { api } from './api';

/** The best results of each kind that the user may see; the previous ones stay while loading. */
export const searchQuery = (words: string, team?: number) =>
  queryOptions({
    queryKey: ['search', words, team ?? null],
    queryFn: () => api(searchCalls.everything, { query: askedOf({ q: words, team }) }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The results of one kind, by cursor. */
export const searchListQuery = (asked: Omit<SearchListQuery, 'cursor'>) =>
  infiniteQueryOptions({
    queryKey: ['search', asked.q, asked.team ?? null, asked.kind],
    queryFn: ({ pageParam }) =>
      api(searchCalls.list, {
        query: { ...askedOf(asked), kind: asked.kind, cursor: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

const askedOf = ({ q, team }: SearchQuery): SearchQuery => ({ q, ...(team !== undefined && { team }) });
