import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { CommentThread } from '@touchline/contract';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Parts } from '../../shared/fetch-more';
import { countReplies, holds } from './threads';

/** So many comments are drawn at once; more as one comes near their end. */
const atOnce = 30;

export type ThreadParts = Parts &
  Pick<UseInfiniteQueryResult, 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError'>;

interface ShownThreads {
  list: ThreadParts;
  wantedId: number | undefined;
  end: RefObject<Element | null>;
  /** A thread of a later part is shown below them: what is added above would move it, so all that were read are rendered at once. */
  hasGap: boolean;
}

/**
 * The first of the threads, as many as one has scrolled to, and always the one that holds the wanted comment. When all that were
 * read are shown, the next part is fetched.
 */
export function useShownThreads(
  threads: readonly CommentThread[],
  { list, wantedId, end, hasGap }: ShownThreads,
): readonly CommentThread[] {
  const [wanted, setWanted] = useState(atOnce);
  const linked = wantedId === undefined ? -1 : threads.findIndex((thread) => holds(thread, wantedId));
  const count = hasGap ? threads.length : Math.max(linked + 1, enough(threads, wanted));
  const isAllShown = count >= threads.length;
  const canFetch = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError && !hasGap;
  const more = useEffectEvent(() => {
    if (isAllShown) void list.fetchNextPage();
    else setWanted((before) => before + atOnce);
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

/** How many threads it takes to show so many comments. */
function enough(threads: readonly CommentThread[], wanted: number): number {
  let comments = 0;
  const last = threads.findIndex((thread) => {
    comments += 1 + countReplies(thread);
    return comments >= wanted;
  });
  return last === -1 ? threads.length : last + 1;
}
