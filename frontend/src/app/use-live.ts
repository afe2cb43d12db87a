import { useQueryClient } from '@tanstack/react-query';
import type { Change } from '@touchline/contract';
import { useEffect } from 'react';
import { invalidateAfter } from '../shared/live-keys';
import { listenToChanges } from '../shared/live-stream';

/** Milliseconds in which changes are gathered; not all tabs of a team ask at once. */
const batchDelayMs = () => 50 + Math.random() * 200;

/** What others do appears: whatever is on the screen and changed is read again, as soon as somebody looks. */
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
