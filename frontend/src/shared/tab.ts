/** Id of this tab: the server does not send it the changes that it made itself. */
export const tabId = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
  '',
);
