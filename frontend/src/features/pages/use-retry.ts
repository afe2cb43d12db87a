import { useEffect, useRef } from 'react';
import { useLatest } from '../../shared/use-latest';
import type { PageDraft } from './page-draft';
import { isPassing, pauseAfter } from './save-trouble';

/** Tries again what failed for a trouble that passes: after growing pauses, and at once when the network is back. */
export function useRetry({ save: { state }, trouble }: PageDraft, save: () => Promise<boolean>): void {
  const latest = useLatest(save);
  const failures = useRef(0);
  useEffect(() => {
    if (!trouble) failures.current = 0;
    if (state !== 'failed' || !trouble || !isPassing(trouble)) return undefined;
    failures.current += 1;
    const again = () => void latest.current();
    const timer = setTimeout(again, pauseAfter(failures.current));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [state, trouble, latest]);
}
