import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ContentThread } from '@touchline/contract';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Parts } from '../../shared/api/fetch-more';
import { countReplies, holds } from './threads';

/** Comments rendered at first, and added each time the user scrolls near the end. */
const COMMENTS_PER_STEP = 30;

export type ThreadParts = Parts &
  Pick<UseInfiniteQueryResult, 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError'>;

interface ShownThreads {
  list: ThreadParts;
  wantedId: number | undefined;
  end: RefObject<Element | null>;
  /** A separate thread of a later page is shown below: threads added above would shift it, so all fetched ones are rendered at once. */
  hasGap: boolean;
}

/**
 * Returns the first threads, more as the user scrolls, and always the one with the wanted comment. When all fetched threads are
 * shown, the next page is fetched.
 */
export function useShownThreads(
  threads: readonly ContentThread[],
  { list, wantedId, end, hasGap }: ShownThreads,
): readonly ContentThread[] {
  const [wanted, setWanted] = useState(COMMENTS_PER_STEP);
  const linked = wantedId === undefined ? -1 : threads.findIndex((thread) => holds(thread, wantedId));
  const count = hasGap ? threads.length : Math.max(linked + 1, enough(threads, wanted));
  const isAllShown = count >= threads.length;
  const canFetch = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError && !hasGap;
  const more = useEffectEvent(() => {
    if (isAllShown) void list.fetchNextPage();
    else setWanted((before) => before + COMMENTS_PER_STEP);
  });

  useEffect(() => {
    if ((isAllShown && !canFetch) || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isAllShown, canFetch, count, end]);
  return threads.slice(0, count);
}

/** Returns how many threads contain that many comments. */
function enough(threads: readonly ContentThread[], wanted: number): number {
  let comments = 0;
  const last = threads.findIndex((thread) => {
    comments += 1 + countReplies(thread);
    return comments >= wanted;
  });
  return last === -1 ? threads.length : last + 1;
}
