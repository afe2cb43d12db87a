import { useState } from 'react';
import { useBlocker } from '../../shared/navigation/use-blocker';
import { useAskBeforeUnload } from '../../shared/hooks/use-ask-before-unload';
import { useLatest } from '../../shared/hooks/use-latest';

/** Asks before unsaved work is lost by closing or navigation, and makes the browser ask before the tab closes. */
export function useGuardedClose(isUnsaved: () => boolean, onClose: () => void) {
  const [isClosing, setClosing] = useState(false);
  const latest = useLatest(isUnsaved);
  const blocker = useBlocker(() => latest.current());
  useAskBeforeUnload(latest);

  return {
    isAsking: isClosing || blocker.state === 'blocked',
    close: () => (latest.current() ? setClosing(true) : onClose()),
    discard: () => {
      setClosing(false);
      onClose();
      blocker.proceed?.();
    },
    stay: () => {
      setClosing(false);
      blocker.reset?.();
    },
  };
}
