import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns true on the server, and in the browser while it hydrates what the server rendered. */
export const useIsServer = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
