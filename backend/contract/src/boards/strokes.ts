import type { Spot } from './board';
import { distance } from './curve';
import { distanceFromLine } from './line-distance';

/** A stroke that leaves its chord by less is meant as a straight line: tenths of a metre, and share of the chord. */
const STROKE_TOLERANCE = 4;
const STROKE_TOLERANCE_SHARE = 0.07;
const MAX_STROKE_POINTS = 4;

/**
 * Reduces a drawn line to the path of a move: up to four points to pass through, then the end. Adds the point farthest from the line so
 * far (Ramer-Douglas-Peucker, best first) until no point is farther than the tolerance. The start is not part of the path.
 */
export function tidyStroke(drawn: readonly Spot[]): Spot[] {
  const last = drawn.length - 1;
  const [first, end] = [drawn[0], drawn[last]];
  if (!first || !end) return [];
  const tolerance = Math.max(STROKE_TOLERANCE, STROKE_TOLERANCE_SHARE * distance(first, end));
  const kept = [0, last];
  while (kept.length < MAX_STROKE_POINTS + 2) {
    const farthest = farthestFrom(drawn, kept);
    if (farthest.distance <= tolerance) break;
    kept.push(farthest.index);
    kept.sort((one, other) => one - other);
  }
  return kept.slice(1).map((index) => {
    const [x, y] = drawn[index] ?? end;
    return [Math.round(x), Math.round(y)];
  });
}

function farthestFrom(drawn: readonly Spot[], kept: readonly number[]): { index: number; distance: number } {
  let farthest = { index: 0, distance: 0 };
  for (let k = 1; k < kept.length; k++) {
    const [from = 0, to = 0] = [kept[k - 1], kept[k]];
    const [start, end] = [spotAt(drawn, from), spotAt(drawn, to)];
    for (let index = from + 1; index < to; index++) {
      const off = distanceFromLine(drawn[index] ?? start, start, end);
      if (off > farthest.distance) farthest = { index, distance: off };
    }
  }
  return farthest;
}

const spotAt = (spots: readonly Spot[], index: number): Spot => spots[index] ?? [0, 0];
