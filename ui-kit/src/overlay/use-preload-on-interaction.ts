import { useEffect } from 'react';
import { isSavingData } from './is-saving-data';

const interactionEvents = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Preloads code on the first pointer or keyboard event of the page, unless the user saves data. */
export function usePreloadOnInteraction(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (isSavingData()) return;
    const settled = new AbortController();
    const warm = () => {
      settled.abort();
      void Promise.allSettled([load()]);
    };
    for (const sign of interactionEvents) {
      document.addEventListener(sign, warm, { passive: true, signal: settled.signal });
    }
    return () => settled.abort();
  }, [load]);
}
