import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import {
  limits,
  pageCalls,
  pageTexts,
  type Page,
  type PageListFilter,
  type PageSummaries,
} from '@touchline/contract';
import { api } from '../../shared/api/api';
import { refreshLists } from '../../shared/api/content-queries';
import { withoutEmpty } from '../../shared/api/list-filter';
import { starredKey } from '../../shared/api/query-keys';
import type { ReadKind } from '../../shared/reading/read-content';

const listsKey = (teamId: number) => ['teams', teamId, 'pages'];
export const pageKey = (pageId: number) => ['pages', pageId];

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

/** The sidebar shows titles only, and each document contains its pages. */
const withoutPreviews = (list: PageSummaries): PageSummaries => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, preview: '' })),
});

/** Summaries of a team's pages, by cursor; newest first unless in the order of a category. */
export const pageListQuery = (teamId: number, asked: PageListFilter = {}, limit = 24) => {
  const filter = withoutEmpty(asked);
  return infiniteQueryOptions({
    queryKey: [...listsKey(teamId), filter, limit],
    queryFn: async ({ pageParam }) => {
      const query = { view: 'summary', ...filter, limit, cursor: pageParam ?? undefined } as const;
      const list = await api(pageCalls.summaries, { params: { teamId }, query });
      return limit === limits.sidebarPages ? withoutPreviews(list) : list;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
};

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
    meta: { failure: pageTexts.updateFailed, shows: [{ queryKey: pageKey(page.id), exact: true }] },
    onMutate: show,
    onSuccess: (_page, isStarred) => {
      show(isStarred);
      refreshLists(queries, 'page', page.teamId);
      void queries.invalidateQueries({ queryKey: starredKey });
    },
    onError: (_error, isStarred) => show(!isStarred),
  });
}
