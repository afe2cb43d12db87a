import { useEffect } from 'react';
import { useBlocker } from '../../shared/navigation/use-blocker';
import { useLatest } from '../../shared/use-latest';

/** With unsaved work, other screens wait for the blocker it answers, and closing the tab makes the browser ask. */
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
