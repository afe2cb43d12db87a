import type { Spot } from './board';
import { distance } from './curve';

/** Returns the distance of a point from the straight line between two points, or from the nearer end if it is beyond the line. */
export function distanceFromLine(point: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const share = square > 0 ? ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square : 0;
  const inside = Math.min(1, Math.max(0, share));
  return distance(point, [from[0] + inside * dx, from[1] + inside * dy]);
}
