import type { PositionRow } from './heard-change.repository';

/** Where a listener stands; lost when changes after it are no longer kept, or it speaks of another database. */
export function placeOf({ last, oldest }: PositionRow, after?: string): { last: string; isLost: boolean } {
  if (after === undefined) return { last, isLost: false };
  const heard = BigInt(after);
  const kept = oldest === null ? BigInt(last) + 1n : BigInt(oldest);
  return { last, isLost: heard + 1n < kept || heard > BigInt(last) };
}
