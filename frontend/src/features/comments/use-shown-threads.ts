import type { Comment } from '@touchline/contract';
import { useEffect, useState, type RefObject } from 'react';
import { countReplies, holds } from './threads';

/** So many comments are drawn at once; more as one comes near their end. */
const atOnce = 30;

/** The first of the threads, as many as one has scrolled to, and always the one that holds the wanted comment. */
export function useShownThreads(
  threads: readonly Comment[],
  { wantedId, end }: { wantedId: number | undefined; end: RefObject<Element | null> },
) {
  const [wanted, setWanted] = useState(atOnce);
  const linked = wantedId === undefined ? -1 : threads.findIndex((thread) => holds(thread, wantedId));
  const count = Math.max(linked + 1, enough(threads, wanted));
  const hasMore = count < threads.length;

  useEffect(() => {
    if (!hasMore || !end.current) return undefined;
    const more = () => setWanted((before) => before + atOnce);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, count, end]);
  return { shown: threads.slice(0, count), hasMore };
}

/** How many threads it takes to show so many comments. */
function enough(threads: readonly Comment[], wanted: number): number {
  let comments = 0;
  const last = threads.findIndex((thread) => {
    comments += 1 + countReplies(thread);
    return comments >= wanted;
  });
  return last === -1 ? threads.length : last + 1;
}
