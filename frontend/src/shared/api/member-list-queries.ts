import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { memberCalls, type MemberSort } from '@touchline/contract';
import { api } from './api';

export const membersKey = (teamId: number) => ['teams', teamId, 'members'];

/** Members of a team by cursor. */
export const membersQuery = (teamId: number, search: string, sort: MemberSort = 'role') =>
  infiniteQueryOptions({
    queryKey: [...membersKey(teamId), { search, sort }],
    queryFn: ({ pageParam }) =>
      api(memberCalls.paged, {
        params: { teamId },
        query: { view: 'paged', sort, search, cursor: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** Members whose names match best; in a small team all of them without a search. */
export const namesakesQuery = (teamId: number, search: string) =>
  queryOptions({
    queryKey: [...membersKey(teamId), { match: search }],
    queryFn: () =>
      api(memberCalls.paged, { params: { teamId }, query: { view: 'paged', sort: 'match', search } }),
  });
