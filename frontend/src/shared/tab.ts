/** What this tab calls itself: the server does not tell it what it did itself. */
export const tabId = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
  '',
);
