/** Pixels of scrolling in one direction after which the bar hides or returns. */
const HIDE_AFTER_PX = 24;
const RETURN_AFTER_PX = 8;

export interface BarPosition {
  isHidden: boolean;
  /** The scroll position at which the user last turned back towards the other state. */
  turnedAtPx: number;
}

/** Returns the position of the bar after a scroll event: hidden while the user reads down, shown on the way up and at either end. */
export function afterScroll(
  { isHidden, turnedAtPx }: BarPosition,
  topPx: number,
  endPx: number,
): BarPosition {
  // Browsers round scroll positions, so that the end may be missed by a pixel.
  if (topPx <= 0 || topPx >= endPx - 1) return { isHidden: false, turnedAtPx: topPx };
  if (isHidden) {
    const lowest = Math.max(turnedAtPx, topPx);
    return lowest - topPx < RETURN_AFTER_PX
      ? { isHidden, turnedAtPx: lowest }
      : { isHidden: false, turnedAtPx: topPx };
  }
  const highest = Math.min(turnedAtPx, topPx);
  return topPx - highest < HIDE_AFTER_PX
    ? { isHidden, turnedAtPx: highest }
    : { isHidden: true, turnedAtPx: topPx };
}
