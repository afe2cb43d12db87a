import { useSyncExternalStore } from 'react';

/** False on the server: Node 21 and later has a `navigator`, but no document. */
const isBrowser = typeof document !== 'undefined';

const subscribe = () => () => undefined;
const isMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Returns whether keys are named as on a Mac; false on the server and during hydration. */
export const useIsMac = () => useSyncExternalStore(subscribe, isMac, () => false);

/** Of the addresses of the app. */
export const origin = isBrowser ? location.origin : '';
