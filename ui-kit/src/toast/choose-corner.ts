/** Corners of the screen in order of preference. */
export const corners = ['bottom-end', 'bottom-start', 'top-end', 'top-start'] as const;
export type Corner = (typeof corners)[number];

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Returns the first corner in which a toast covers the fewest pressable elements. */
export function chooseCorner(boxes: Readonly<Record<Corner, Box>>, pressables: readonly Box[]): Corner {
  const covered = (corner: Corner) => pressables.filter((box) => overlaps(boxes[corner], box)).length;
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
