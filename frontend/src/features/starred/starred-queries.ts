import { infiniteQueryOptions } from '@tanstack/react-query';
import { starredCalls, type StarredQuery } from '@touchline/contract';
import { api } from '../../shared/api/api';
import { starredKey } from '../../shared/api/query-keys';

/** Starred pages and plays of all teams, the newest star first, by cursor. */
export const starredQuery = (filter: Omit<StarredQuery, 'cursor'>) =>
  infiniteQueryOptions({
    queryKey: [...starredKey, filter],
    queryFn: ({ pageParam }) =>
      api(starredCalls.list, { query: { ...filter, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
