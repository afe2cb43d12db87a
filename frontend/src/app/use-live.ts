import { useQueryClient } from '@tanstack/react-query';
import type { Change } from '@touchline/contract';
import { useEffect } from 'react';
import { invalidateAfter } from '../shared/api/live-keys';
import { listenToChanges } from '../shared/api/live-stream';
import { randomFraction } from '../shared/random';

/** Returns how long changes are batched, in milliseconds; random, so that the tabs of a team do not request at the same moment. */
const batchDelayMs = () => 50 + randomFraction() * 200;

/** Invalidates queries after changes of other users; in a hidden tab when it becomes visible. */
export function useLive(userId: number): void {
  const queries = useQueryClient();
  useEffect(() => {
    const changes: Change[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      timer = undefined;
      if (document.visibilityState === 'hidden') return;
      void invalidateAfter(queries, changes.splice(0));
    };
    const schedule = () => {
      if (changes.length > 0) timer ??= setTimeout(flush, batchDelayMs());
    };
    const stop = listenToChanges({
      onChange: (change) => {
        changes.push(change);
        schedule();
      },
      onReset: () => void queries.invalidateQueries(),
    });
    document.addEventListener('visibilitychange', schedule);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
      stop();
    };
  }, [queries, userId]);
}
