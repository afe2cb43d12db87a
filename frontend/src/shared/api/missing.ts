import { isStatus } from './api-error';
import { nowMs } from '../clock';

/** Time for which a 404 is cached: from the document or a prefetch until the screen shows it. */
const MISSING_FRESH_MS = 10_000;

interface Asked {
  state: { error: unknown; errorUpdatedAt: number; data: unknown };
}

/** Returns true if the server has just responded with 404: the resource does not exist, or the user may not see it. */
export function isKnownMissing({ state }: Asked): boolean {
  const { error, errorUpdatedAt, data } = state;
  const isFresh = nowMs() - errorUpdatedAt < MISSING_FRESH_MS;
  return data === undefined && isStatus(error, 404) && isFresh;
}
