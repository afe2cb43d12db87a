import type { InfiniteData, InfiniteQueryObserverResult } from '@tanstack/react-query';

/** A list that comes in parts, as `useInfiniteQuery` has it. */
export type Parts = Pick<
  InfiniteQueryObserverResult<InfiniteData<unknown, unknown>>,
  'data' | 'hasNextPage' | 'fetchNextPage'
>;

/**
 * One part more, and whether it came. When the list changes meanwhile it is read again instead, as far as it was shown:
 * then the part is asked for once more.
 */
export async function fetchMore({ data, fetchNextPage }: Parts): Promise<boolean> {
  const result = await fetchNextPage();
  if (result.isFetchNextPageError) return false;
  const hasCome = !result.hasNextPage || (result.data?.pages.length ?? 0) > (data?.pages.length ?? 0);
  return hasCome || fetchMore(result);
}
