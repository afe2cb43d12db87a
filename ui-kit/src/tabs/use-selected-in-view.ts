import { useLayoutEffect, type RefObject } from 'react';

/** The visible part of the neighbour. */
const NEIGHBOUR_PX = 48;

/**
 * Scrolls the selected item of a horizontally scrolling list into view without scrolling the page, also when the list narrows or an item
 * widens, as when its number is loaded.
 */
export function useSelectedInView(list: RefObject<HTMLElement | null>, selectedId: string | undefined) {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const scroll = () => {
      const box = element.getBoundingClientRect();
      const chosen = element.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
      if (!chosen) return;
      const before = Math.min(0, chosen.left - NEIGHBOUR_PX - box.left);
      const after = Math.max(0, chosen.right + NEIGHBOUR_PX - box.right);
      element.scrollBy({ left: before || after });
    };
    scroll();
    const observer = new ResizeObserver(scroll);
    for (const seen of [element, ...element.children]) observer.observe(seen);
    return () => observer.disconnect();
  }, [list, selectedId]);
}
