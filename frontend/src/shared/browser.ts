/** What the browser says of itself; nothing yet where the server draws the first sight of a page. */
const isHere = typeof navigator !== 'undefined';

/** Whether keys are named as on a Mac. */
export const isMac = isHere && /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Of the addresses of the app. */
export const origin = isHere ? location.origin : '';
