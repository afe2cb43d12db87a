import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import {
  pageCalls,
  pageTexts,
  type NewPage,
  type Page,
  type PageChange,
  type PageListFilter,
} from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { pinsKey, starredKey } from '../../shared/api/query-keys';
import { tagsKey } from '../../shared/api/tag-queries';
import type { ReadKind } from '../../shared/reading/read-content';

const listsKey = (teamId: number) => ['teams', teamId, 'pages'];
const pageKey = (pageId: number) => ['pages', pageId];

export const pageQuery = (pageId: number) =>
  queryOptions({ queryKey: pageKey(pageId), queryFn: () => api(pageCalls.read, { params: { pageId } }) });

export const readPages: ReadKind = {
  kind: 'page',
  setLastRead: (pageId, version) => api(pageCalls.setLastRead, { params: { pageId }, body: { version } }),
  readVersion: (pageId, since) => api(pageCalls.changes, { params: { pageId }, query: { since } }),
};

/** Prefetches a page without counting a view; opening it refetches once, which counts the view. */
export async function prefetchPageData(queries: QueryClient, pageId: number): Promise<void> {
  const queryKey = pageKey(pageId);
  if (queries.getQueryState(queryKey)) return;
  const queryFn = () => api(pageCalls.read, { params: { pageId }, query: { ahead: 'yes' } });
  await queries.prefetchQuery({ queryKey, queryFn });
  if (queries.getQueryData(queryKey)) await queries.invalidateQueries({ queryKey, exact: true });
}

/** Summaries of a team's pages, by cursor; newest first unless in the order of a category. */
export const pageListQuery = (teamId: number, filter: PageListFilter = {}, limit = 24) =>
  infiniteQueryOptions({
    queryKey: [...listsKey(teamId), filter, limit],
    queryFn: ({ pageParam }) =>
      api(pageCalls.summaries, {
        params: { teamId },
        query: { view: 'summary', ...filter, limit, cursor: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Invalidates the lists and tags of a team after a page was created, changed or removed. */
export function refreshTeam(queries: QueryClient, teamId: number): void {
  void queries.invalidateQueries({ queryKey: listsKey(teamId) });
  void queries.invalidateQueries({ queryKey: tagsKey(teamId) });
  void queries.invalidateQueries({ queryKey: pinsKey(teamId) });
}

/** Creates a draft. */
export function useCreatePage(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPage) =>
      api(pageCalls.create, { params: { teamId }, body: { ...body, draft: true } }),
    meta: { failure: pageTexts.createFailed },
    onSuccess: (page: Page) => {
      queries.setQueryData(pageKey(page.id), page);
      refreshTeam(queries, teamId);
      toast({ title: pageTexts.created, description: pageTexts.createdDetail, tone: 'success' });
    },
  });
}

/** Silent: the draft reports errors, and retries transient ones. */
export function useSavePage(page: Page) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PageChange) => api(pageCalls.change, { params: { pageId: page.id }, body }),
    meta: { silent: true, keepsPageOpen: true },
    onSuccess: (saved: Page) => {
      queries.setQueryData(pageKey(page.id), saved);
      refreshTeam(queries, page.teamId);
    },
  });
}

/** Optimistic; rolled back on failure. */
export function useStarPage(page: Pick<Page, 'id' | 'teamId'>) {
  const queries = useQueryClient();
  const show = (isStarred: boolean) =>
    queries.setQueryData(
      pageKey(page.id),
      (current: Page | undefined) => current && { ...current, isStarred },
    );
  return useMutation({
    mutationFn: (isStarred: boolean) =>
      api(pageCalls.star, { params: { pageId: page.id }, body: { isStarred } }),
    meta: { failure: pageTexts.updateFailed },
    onMutate: show,
    onSuccess: (_page, isStarred) => {
      show(isStarred);
      refreshTeam(queries, page.teamId);
      void queries.invalidateQueries({ queryKey: starredKey });
    },
    onError: (_error, isStarred) => show(!isStarred),
  });
}
