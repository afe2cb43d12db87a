interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const GAP_PX = 6;
const MARGIN_PX = 8;

/**
 * Returns the position of a tooltip: centred above its anchor, below it if there is too little space, and
 * always within the screen.
 */
export function placeTooltip(anchor: Box, bubble: Size, screen: Size): { left: number; top: number } {
  const middle = anchor.left + anchor.width / 2 - bubble.width / 2;
  const left = Math.max(MARGIN_PX, Math.min(middle, screen.width - bubble.width - MARGIN_PX));
  const above = anchor.top - bubble.height - GAP_PX;
  const top = above >= MARGIN_PX ? above : anchor.top + anchor.height + GAP_PX;
  return { left, top };
}
