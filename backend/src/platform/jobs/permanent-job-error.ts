/** Thrown by a handler whose job must not be retried. */
export class PermanentJobError extends Error {}
