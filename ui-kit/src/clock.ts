/** Returns the time of day in milliseconds since 1970. */
export const nowMs = (): number => Date.now();

/** Returns the milliseconds since the document was opened, of a clock that is never set, to measure durations. */
export const monotonicMs = (): number => performance.now();
