import { chooseCorner, corners, type Box, type Corner } from './choose-corner';

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
