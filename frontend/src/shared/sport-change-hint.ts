import { losesPositions, positionsOf, squadTexts } from '@touchline/contract';

/** Says what a new sport does to the positions of members; undefined if they keep all of them. */
export function sportChangeHint(before: string, after: string): string | undefined {
  if (!losesPositions(before, after)) return undefined;
  return positionsOf(after).length > 0 ? squadTexts.sportChange(after) : squadTexts.sportWithoutPositions;
}
