import type { Comment } from '@touchline/contract';

/** Threads that are still open, and those that are done. */
export function splitThreads(threads: readonly Comment[]) {
  return {
    active: threads.filter(({ isResolved }) => !isResolved),
    resolved: threads.filter(({ isResolved }) => isResolved),
  };
}
