import { vi } from 'vitest';

/** Retries a check for up to 20 s. Vitest's default of 1 s is too short on a busy machine. */
export const waitFor = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });
