import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLatest } from './use-page-draft';

/** Leaving the page saves first; closing the tab with unsaved work makes the browser ask. Answers what to ask, if anything. */
export function useGuardedLeave(isUnsaved: () => boolean, save: () => Promise<boolean>) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && isUnsaved();
  });
  const latest = useLatest({ isUnsaved, save });

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => latest.current.isUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [latest]);

  return blocker;
}
