import { useEffect, useRef } from 'react';
import { useLatest } from '../hooks/use-latest';
import type { Draft } from './draft';
import { isTransient, retryDelayMs } from './save-error';

/** Retries transient save errors with backoff, and at once when the network is back. */
export function useRetry({ save: { state }, saveError }: Draft, save: () => Promise<boolean>): void {
  const latest = useLatest(save);
  const failures = useRef(0);
  useEffect(() => {
    if (!saveError) failures.current = 0;
    if (state !== 'failed' || !saveError || !isTransient(saveError)) return undefined;
    failures.current += 1;
    const again = () => void latest.current();
    const timer = setTimeout(again, retryDelayMs(failures.current));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [state, saveError, latest]);
}
