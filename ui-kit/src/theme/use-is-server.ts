import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is a drawing for a document, made where there is no browser. */
export const useIsServer = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
