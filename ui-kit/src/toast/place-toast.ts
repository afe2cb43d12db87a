/** Corners of the screen, in the order in which they are taken. */
const corners = ['bottom-end', 'bottom-start', 'top-end', 'top-start'] as const;
export type Corner = (typeof corners)[number];

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Returns the first corner in which a toast covers the fewest of the things that can be pressed. */
export function chooseCorner(boxes: Readonly<Record<Corner, Box>>, pressables: readonly Box[]): Corner {
  const covered = (corner: Corner) => pressables.filter((box) => overlaps(boxes[corner], box)).length;
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

const pressable =
  'a[href], button, input, select, textarea, [role="button"], [role="option"], [role="menuitem"]';

/** Puts the region of toasts in the corner where it covers the fewest buttons, links and fields that are in view. */
export function placeToast(region: HTMLElement): void {
  const boxes = Object.fromEntries(corners.map((corner) => [corner, boxIn(region, corner)]));
  region.style.visibility = 'hidden';
  const reachable = [...document.querySelectorAll(pressable)].map((element) =>
    element.getBoundingClientRect(),
  );
  const inView = reachable.filter((box) => isReachable(box));
  region.style.visibility = '';
  region.dataset.corner = chooseCorner(boxes as Record<Corner, Box>, inView);
}

function boxIn(region: HTMLElement, corner: Corner): Box {
  region.dataset.corner = corner;
  return region.getBoundingClientRect();
}

/** Whether a press in the middle of a box reaches what can be pressed there: not where a dialog or its scrim lies over it. */
function isReachable({ left, top, right, bottom }: DOMRect): boolean {
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return Boolean(hit?.closest(pressable));
}
