import { useCallback, useSyncExternalStore } from 'react';

/** Returns true while a media query of `media` matches; `onServer` is the value during server rendering. */
export function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
