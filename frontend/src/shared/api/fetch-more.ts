import type { InfiniteData, InfiniteQueryObserverResult } from '@tanstack/react-query';

/** Result of `useInfiniteQuery` for a list with a cursor. */
export type Parts = Pick<
  InfiniteQueryObserverResult<InfiniteData<unknown, unknown>>,
  'data' | 'hasNextPage' | 'fetchNextPage'
>;

/**
 * Fetches the next page and returns all pages, or undefined on failure. If the list is invalidated meanwhile, TanStack Query
 * refetches the shown pages instead; the next page is then requested again.
 */
export async function fetchMore({ data, fetchNextPage }: Parts): Promise<readonly unknown[] | undefined> {
  const result = await fetchNextPage();
  if (result.isFetchNextPageError) return undefined;
  const pages = result.data?.pages ?? [];
  const hasCome = !result.hasNextPage || pages.length > (data?.pages.length ?? 0);
  return hasCome ? pages : fetchMore(result);
}

/** Counts rows: the first array in each page. */
export const countRows = (parts: readonly unknown[]): number =>
  parts.reduce<number>(
    (count, part) => count + (Object.values(part ?? {}).find(Array.isArray)?.length ?? 0),
    0,
  );
