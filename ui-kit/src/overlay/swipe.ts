/** A drag gesture that dismisses an element. */
export interface Swipe {
  direction: 'right' | 'down';
  /** Minimum distance in pixels. */
  threshold: number;
  /** Minimum speed in pixels per millisecond at which a short distance suffices. */
  flick?: number;
}

export interface Point {
  clientX: number;
  clientY: number;
  timeStamp: number;
}

/** Pixels below which a movement is jitter, at any speed. */
export const MIN_SWIPE_PX = 4;
const leastFlick = 24;

/** Returns the distance in the direction of the swipe, in pixels; 0 for the opposite direction. */
export function swipedBy({ direction }: Swipe, from: Point, to: Point): number {
  const way = direction === 'right' ? to.clientX - from.clientX : to.clientY - from.clientY;
  return Math.max(0, way);
}

/** Returns true if the movement exceeds the distance or speed threshold. */
export function isSwipe(swipe: Swipe, from: Point, to: Point): boolean {
  const way = swipedBy(swipe, from, to);
  const { flick = Infinity } = swipe;
  const speed = way / Math.max(1, to.timeStamp - from.timeStamp);
  return way >= swipe.threshold || (way >= leastFlick && speed >= flick);
}
