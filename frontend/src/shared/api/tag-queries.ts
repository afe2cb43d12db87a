import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageCalls, type PageFilter } from '@touchline/contract';
import { api } from './api';

export const tagsKey = (teamId: number) => ['teams', teamId, 'tags'];

/** The tags of a team by name, more on request. */
export const tagsQuery = (teamId: number, search: string) =>
  infiniteQueryOptions({
    queryKey: [...tagsKey(teamId), { search }],
    queryFn: ({ pageParam, signal }) =>
      api(
        pageCalls.pagedTags,
        { params: { teamId }, query: { view: 'paged', search, cursor: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** The tags that match best; all of them in a team with few, where nothing is searched. */
export const matchingTagsQuery = (teamId: number, search: string) =>
  queryOptions({
    queryKey: [...tagsKey(teamId), { match: search }],
    queryFn: ({ signal }) =>
      api(
        pageCalls.pagedTags,
        { params: { teamId }, query: { view: 'paged', sort: 'match', search } },
        { signal },
      ),
  });

/** The most used tags of the pages and plays of a team in a category and with a search. */
export const commonTagsQuery = (teamId: number, { search, category, starred }: PageFilter = {}) =>
  queryOptions({
    queryKey: [...tagsKey(teamId), 'common', { search, category, starred }],
    queryFn: () =>
      api(pageCalls.commonTags, {
        params: { teamId },
        query: { view: 'common', search: search || undefined, category, starred },
      }),
    placeholderData: keepPreviousData,
  });
