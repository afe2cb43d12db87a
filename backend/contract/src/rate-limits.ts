/**
 * Calls per minute and user, over all of the user's devices: more than a person can make, fewer than a script would.
 */
export const rateLimits = { writes: 600, uploads: 120, exports: 60, searches: 300, signals: 60 } as const;

export type RateLimit = keyof typeof rateLimits;
