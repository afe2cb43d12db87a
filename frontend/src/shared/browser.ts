/** False on the server, which renders the first view: Node 21 and later has a `navigator`, but no document. */
const isBrowser = typeof document !== 'undefined';

/** Whether keys are named as on a Mac. */
export const isMac = isBrowser && /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Of the addresses of the app. */
export const origin = isBrowser ? location.origin : '';
