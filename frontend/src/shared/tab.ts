import { randomId } from './random';

/** Id of this tab: the server does not send it the changes that it made itself. */
export const tabId = randomId();
