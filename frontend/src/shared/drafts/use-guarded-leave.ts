import { useBlocker } from '../navigation/use-blocker';
import { useAskBeforeUnload } from '../hooks/use-ask-before-unload';
import { useLatest } from '../hooks/use-latest';

/** Blocks navigation while there is unsaved work, and makes the browser ask before the tab closes. Returns the blocker. */
export function useGuardedLeave(isUnsaved: () => boolean) {
  const latest = useLatest(isUnsaved);
  const blocker = useBlocker(({ from, to }) => from.pathname !== to.pathname && latest.current());
  useAskBeforeUnload(latest);
  return blocker;
}
