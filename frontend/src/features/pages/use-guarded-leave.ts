import { useEffect } from 'react';
import { useBlocker } from '../../shared/navigation/use-blocker';
import { useLatest } from '../../shared/use-latest';

/** Blocks navigation while there is unsaved work, and makes the browser ask before the tab closes. Returns the blocker. */
export function useGuardedLeave(isUnsaved: () => boolean) {
  const latest = useLatest(isUnsaved);
  const blocker = useBlocker(({ from, to }) => from.pathname !== to.pathname && latest.current());

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => latest.current() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [latest]);

  return blocker;
}
