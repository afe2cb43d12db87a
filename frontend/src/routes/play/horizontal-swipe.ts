/** Place and time of a touch: pixels of the screen, milliseconds. */
export interface TouchPoint {
  clientX: number;
  clientY: number;
  timeStamp: number;
}

const MIN_SWIPE_PX = 64;
const MAX_SWIPE_MS = 600;
/** At the edges the system goes back. */
const EDGE_PX = 24;
/** A swipe is so many times as wide as it is high: about 27 degrees from a horizontal line. */
const MIN_SLOPE = 2;

/** Returns the direction of a horizontal swipe; undefined for other movements, such as scrolling. */
export function swipeBetween(
  from: TouchPoint,
  to: TouchPoint,
  screenWidth: number,
): 'left' | 'right' | undefined {
  const across = to.clientX - from.clientX;
  const along = to.clientY - from.clientY;
  const isFromEdge = from.clientX < EDGE_PX || from.clientX > screenWidth - EDGE_PX;
  const isSlow = to.timeStamp - from.timeStamp > MAX_SWIPE_MS;
  const isShort = Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < MIN_SLOPE * Math.abs(along);
  if (isFromEdge || isSlow || isShort) return undefined;
  return across < 0 ? 'left' : 'right';
}
