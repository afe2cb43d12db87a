import { useEffect } from 'react';
import { go } from '../shared/go';

/** Goes there by itself, so many milliseconds after `when` has come true. */
export function useRedirect(to: string, { when, after }: { when: boolean; after: number }): void {
  useEffect(() => {
    if (!when) return undefined;
    const timer = setTimeout(() => go(to, { replace: true }), after);
    return () => clearTimeout(timer);
  }, [when, to, after]);
}
