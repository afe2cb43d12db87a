import { isSavingData } from '@touchline/ui-kit';
import { useEffect } from 'react';
import type { Load } from './prefetch-queue';

/** The screen counts as usable after this time at the earliest; what prefetches is loaded then, too. */
const QUIET_MS = 4000;

/** Waits until the queue is loaded. */
const waiting = new Set<Load>();
let isQueueLoading = false;

/**
 * Loads the code that a button of the screen opens, once the screen is usable and the browser idle: for
 * code of up to 100 kB. Nothing is loaded while the user saves data or is offline.
 */
export function usePrefetchWhenIdle(load: Load): void {
  useEffect(() => {
    if (isSavingData()) return;
    waiting.add(load);
    loadQueue();
    return () => void waiting.delete(load);
  }, [load]);
}

function loadQueue(): void {
  if (isQueueLoading) return;
  isQueueLoading = true;
  setTimeout(
    () =>
      void import('./prefetch-queue')
        .then(({ prefetch }) => prefetch(waiting))
        .catch(() => undefined)
        .finally(() => (isQueueLoading = false)),
    QUIET_MS,
  );
}
