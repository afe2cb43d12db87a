import { useEffect, type RefObject } from 'react';

/** Makes the browser ask before the tab closes while there is unsaved work. */
export function useAskBeforeUnload(isUnsaved: RefObject<() => boolean>): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved.current() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
