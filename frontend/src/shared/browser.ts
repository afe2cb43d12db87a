import { useSyncExternalStore } from 'react';

/** False on the server: Node 21 and later has a `navigator`, but no document. */
const isBrowser = typeof document !== 'undefined';

const subscribe = () => () => undefined;
const isMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Returns true if shortcuts are written as on a Mac; false on the server and during hydration. */
export const useIsMac = () => useSyncExternalStore(subscribe, isMac, () => false);

/** Origin of the app; empty on the server. */
export const origin = isBrowser ? location.origin : '';
