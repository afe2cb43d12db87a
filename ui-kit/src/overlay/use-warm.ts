import { useEffect } from 'react';

const signsOfLife = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Loads code at the first sign of someone about to press something, not before. */
export function useWarm(load: () => Promise<unknown>): void {
  useEffect(() => {
    const settled = new AbortController();
    const warm = () => {
      settled.abort();
      void Promise.allSettled([load()]);
    };
    for (const sign of signsOfLife) {
      document.addEventListener(sign, warm, { passive: true, signal: settled.signal });
    }
    return () => settled.abort();
  }, [load]);
}
