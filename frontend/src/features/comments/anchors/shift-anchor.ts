import type { FoundAnchor } from './unchanged-anchor';

/** Changed part of a text: from `start` to `end` of the old text, `by` characters longer in the new one. */
export interface Difference {
  start: number;
  end: number;
  by: number;
}

export function differenceBetween(before: string, after: string): Difference {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let behind = 0;
  while (behind < shorter - start && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  return { start, end: before.length - behind, by: after.length - before.length };
}

/** Returns the anchor shifted by a change elsewhere; undefined if the change overlaps or touches it. */
export function shiftAnchor(anchor: FoundAnchor, change: Difference): FoundAnchor | undefined {
  if (anchor.end < change.start || (change.start === change.end && change.by === 0)) return anchor;
  if (anchor.start <= change.end) return undefined;
  return { ...anchor, start: anchor.start + change.by, end: anchor.end + change.by };
}
