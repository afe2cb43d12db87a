import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { calls, historyTexts, type Page, type PageVersion } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api';
import { pageQuery, refreshTeam } from './page-queries';

const historyKey = (pageId: number) => ['pages', pageId, 'versions'];

/** Who saved a page when, newest first; others save too, so it is asked anew each time it is opened. */
export const historyQuery = (pageId: number) =>
  infiniteQueryOptions({
    queryKey: historyKey(pageId),
    queryFn: ({ pageParam }) =>
      api(calls.pages.versions, { params: { pageId }, query: { before: pageParam ?? undefined } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    staleTime: 0,
  });

/** A version never changes. */
export const versionQuery = (pageId: number, version: number) =>
  queryOptions({
    queryKey: [...historyKey(pageId), version],
    queryFn: (): Promise<PageVersion> => api(calls.pages.version, { params: { pageId, version } }),
    enabled: version > 0,
  });

export function useRestoreVersion(pageId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => api(calls.pages.restoreVersion, { params: { pageId, version } }),
    meta: { failure: historyTexts.restoreFailed },
    onSuccess: (page: Page) => {
      queries.setQueryData(pageQuery(pageId).queryKey, page);
      refreshTeam(queries, page.teamId);
      toast({ title: historyTexts.restored, tone: 'success' });
    },
  });
}
