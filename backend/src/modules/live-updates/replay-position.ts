import type { PositionRow } from './visible-change.repository';

/**
 * Returns the last id, and whether changes after `after` are lost: they are no longer kept, or `after` is an id of another
 * database.
 */
export function replayPosition(
  { last, oldest }: PositionRow,
  after?: string,
): { last: string; isLost: boolean } {
  if (after === undefined) return { last, isLost: false };
  const received = BigInt(after);
  const kept = oldest === null ? BigInt(last) + 1n : BigInt(oldest);
  return { last, isLost: received + 1n < kept || received > BigInt(last) };
}
