import { useLayoutEffect, useState, type RefObject } from 'react';

/** Less than this is rounding. */
const MIN_HIDDEN_PX = 1;

/**
 * Returns the sides on which a horizontally scrolling list overflows: `''`, `left`, `right` or `left right`.
 */
export function useOverflowSides(list: RefObject<HTMLElement | null>, items: readonly { id: string }[] = []) {
  const [more, setMore] = useState('');
  const ids = items.map(({ id }) => id).join(' ');
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setMore(overflowSides(element).join(' '));
    const observer = new ResizeObserver(measure);
    for (const seen of [element, ...element.children]) observer.observe(seen);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list, ids]);
  return more;
}

/** Compares the positions of the first and last item, so that it also works right to left. */
function overflowSides(list: HTMLElement): string[] {
  const box = list.getBoundingClientRect();
  const ends = [list.firstElementChild, list.lastElementChild]
    .filter((end) => end !== null)
    .map((end) => end.getBoundingClientRect());
  const left = ends.some((end) => end.left < box.left - MIN_HIDDEN_PX) ? ['left'] : [];
  const right = ends.some((end) => end.right > box.right + MIN_HIDDEN_PX) ? ['right'] : [];
  return [...left, ...right];
}
