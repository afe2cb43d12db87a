/** A movement of the finger that dismisses something. */
export interface Swipe {
  direction: 'right' | 'down';
  /** How far it has to go, in pixels. */
  threshold: number;
  /** At this speed, in pixels per millisecond, a short way is enough. */
  flick?: number;
}

export interface Point {
  clientX: number;
  clientY: number;
  timeStamp: number;
}

/** A shorter way is a trembling finger, whatever its speed. */
export const leastWay = 4;
const leastFlick = 24;

/** How far a finger has gone in the direction of the swipe, in pixels; back is no way at all. */
export function swipedBy({ direction }: Swipe, from: Point, to: Point): number {
  const way = direction === 'right' ? to.clientX - from.clientX : to.clientY - from.clientY;
  return Math.max(0, way);
}

/** Whether the movement was meant. */
export function isSwipe(swipe: Swipe, from: Point, to: Point): boolean {
  const way = swipedBy(swipe, from, to);
  const { flick = Infinity } = swipe;
  const speed = way / Math.max(1, to.timeStamp - from.timeStamp);
  return way >= swipe.threshold || (way >= leastFlick && speed >= flick);
}
