import type { InfiniteData, InfiniteQueryObserverResult } from '@tanstack/react-query';

/** A list that comes in parts, as `useInfiniteQuery` has it. */
export type Parts = Pick<
  InfiniteQueryObserverResult<InfiniteData<unknown, unknown>>,
  'data' | 'hasNextPage' | 'fetchNextPage'
>;

/**
 * Fetches one part more and returns all parts, or undefined when it did not come. When the list changes meanwhile it is read again instead, as far as it was shown:
 * then the part is asked for once more.
 */
export async function fetchMore({ data, fetchNextPage }: Parts): Promise<readonly unknown[] | undefined> {
  const result = await fetchNextPage();
  if (result.isFetchNextPageError) return undefined;
  const pages = result.data?.pages ?? [];
  const hasCome = !result.hasNextPage || pages.length > (data?.pages.length ?? 0);
  return hasCome ? pages : fetchMore(result);
}

/** Counts the rows of parts: what is an array in a part are its rows. */
export const countRows = (parts: readonly unknown[]): number =>
  parts.reduce<number>(
    (count, part) => count + (Object.values(part ?? {}).find(Array.isArray)?.length ?? 0),
    0,
  );
