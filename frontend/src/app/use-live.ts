import { useQueryClient } from '@tanstack/react-query';
import type { Change } from '@touchline/contract';
import { useEffect } from 'react';
import { staleAfter } from '../shared/live-keys';
import { listenToChanges } from '../shared/live-stream';

/** Milliseconds in which changes are gathered; not all tabs of a team ask at once. */
const gathering = () => 50 + Math.random() * 200;

/** What others do appears: whatever is on the screen and changed is read again. */
export function useLive(userId: number): void {
  const queries = useQueryClient();
  useEffect(() => {
    let changes: Change[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      timer = undefined;
      for (const filter of staleAfter(changes.splice(0))) void queries.invalidateQueries(filter);
    };
    const stop = listenToChanges({
      onChange: (change) => {
        changes = [...changes, change];
        timer ??= setTimeout(readAgain, gathering());
      },
      onReset: () => void queries.invalidateQueries(),
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries, userId]);
}
