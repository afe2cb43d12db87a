import type { FoundAnchor } from './find-anchor';

/** What of a text is another: from `start` to `end` of the old one, by so many characters longer in the new one. */
export interface Difference {
  start: number;
  end: number;
  by: number;
}

export function differenceOf(before: string, after: string): Difference {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let behind = 0;
  while (behind < most - start && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  return { start, end: before.length - behind, by: after.length - before.length };
}

/** Where words are that were not touched; nothing where they were, or where the change came right up to them. */
export function carryOver(place: FoundAnchor, change: Difference): FoundAnchor | undefined {
  if (place.end < change.start || (change.start === change.end && change.by === 0)) return place;
  if (place.start <= change.end) return undefined;
  return { ...place, start: place.start + change.by, end: place.end + change.by };
}
