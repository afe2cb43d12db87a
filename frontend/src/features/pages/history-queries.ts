import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pageCalls, historyTexts, type Page, type Sitting, type PageVersion } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { pageQuery, refreshTeam } from './page-queries';

const historyKey = (pageId: number) => ['pages', pageId, 'versions'];

/** Sittings of a page, newest first; refetched each time the history opens, because other users save too. */
export const sittingsQuery = (pageId: number) =>
  infiniteQueryOptions({
    queryKey: ['pages', pageId, 'sittings'],
    queryFn: ({ pageParam }) =>
      api(pageCalls.sittings, { params: { pageId }, query: { before: pageParam ?? undefined } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    staleTime: 0,
  });

/** Saves of a sitting, newest first. Another save makes it another sitting, with another key. */
export const savesQuery = (pageId: number, { firstVersion, lastVersion }: Sitting) =>
  infiniteQueryOptions({
    queryKey: [...historyKey(pageId), firstVersion, lastVersion],
    queryFn: ({ pageParam }) =>
      api(pageCalls.versions, {
        params: { pageId },
        query: { view: 'changes', from: firstVersion, before: pageParam },
      }),
    initialPageParam: lastVersion + 1,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    staleTime: Infinity,
  });

/** A version never changes. */
export const versionQuery = (pageId: number, version: number) =>
  queryOptions({
    queryKey: [...historyKey(pageId), version],
    queryFn: (): Promise<PageVersion> => api(pageCalls.version, { params: { pageId, version } }),
    enabled: version > 0,
  });

export function useRestoreVersion(pageId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => api(pageCalls.restoreVersion, { params: { pageId, version } }),
    meta: { failure: historyTexts.restoreFailed },
    onSuccess: (page: Page) => {
      queries.setQueryData(pageQuery(pageId).queryKey, page);
      refreshTeam(queries, page.teamId);
      toast({ title: historyTexts.restored, tone: 'success' });
    },
  });
}
