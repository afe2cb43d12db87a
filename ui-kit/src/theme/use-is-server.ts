import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns true on the server and during hydration. */
export const useIsServer = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
