import { useLayoutEffect, useState, type RefObject } from 'react';

/** Less than a pixel is rounding. */
const hidden = 1;

/** Where more of a list that scrolls sideways follows: nowhere, `left`, `right` or `left right`. */
export function useMoreAside(list: RefObject<HTMLElement | null>, items: readonly { id: string }[]) {
  const [more, setMore] = useState('');
  const ids = items.map(({ id }) => id).join(' ');
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setMore(sidesWithMore(element).join(' '));
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

/** By where its first and its last stand, so that it is true right to left, too. */
function sidesWithMore(list: HTMLElement): string[] {
  const box = list.getBoundingClientRect();
  const ends = [list.firstElementChild, list.lastElementChild]
    .filter((end) => end !== null)
    .map((end) => end.getBoundingClientRect());
  const left = ends.some((end) => end.left < box.left - hidden) ? ['left'] : [];
  const right = ends.some((end) => end.right > box.right + hidden) ? ['right'] : [];
  return [...left, ...right];
}
