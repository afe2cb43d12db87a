import { chooseCorner, corners, type Box, type Corner } from './choose-corner';

const pressable =
  'a[href], button, input, select, textarea, [role="button"], [role="option"], [role="menuitem"]';

/** Moves the toast region to the corner where it covers the fewest visible buttons, links and fields. */
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

/** Returns true if the centre of the box hits the element itself, not a dialog or scrim above it. */
function isReachable({ left, top, right, bottom }: DOMRect): boolean {
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return Boolean(hit?.closest(pressable));
}
