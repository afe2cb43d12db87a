import { useEffect } from 'react';
import { hardNavigate } from '../../shared/hard-navigate';

/** Redirects `afterMs` milliseconds after `when` becomes true. */
export function useRedirect(to: string, { when, afterMs }: { when: boolean; afterMs: number }): void {
  useEffect(() => {
    if (!when) return undefined;
    const timer = setTimeout(() => hardNavigate(to, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [when, to, afterMs]);
}
