/** Returns a number from 0 to below 1 for jitter, which is no secret. */
export const randomFraction = (): number => Math.random();

/** Returns an id of 128 random bits. Unlike `crypto.randomUUID` it exists over plain http too. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
