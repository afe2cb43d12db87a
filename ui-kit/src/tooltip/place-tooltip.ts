interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const gap = 6;
const margin = 8;

/**
 * Returns the position of a tooltip: centred above its anchor, below it if there is too little space, and
 * always within the screen.
 */
export function placeTooltip(anchor: Box, bubble: Size, screen: Size): { left: number; top: number } {
  const middle = anchor.left + anchor.width / 2 - bubble.width / 2;
  const left = Math.max(margin, Math.min(middle, screen.width - bubble.width - margin));
  const above = anchor.top - bubble.height - gap;
  const top = above >= margin ? above : anchor.top + anchor.height + gap;
  return { left, top };
}
