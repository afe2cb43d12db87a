import { useLayoutEffect, type RefObject } from 'react';

/** The visible part of the neighbour. */
const NEIGHBOUR_PX = 48;

/** Scrolls the selected item of a horizontally scrolling list into view without scrolling the page. */
export function useSelectedInView(list: RefObject<HTMLElement | null>, selectedId: string | undefined) {
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    const chosen = list.current?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    if (!box || !chosen) return;
    const before = Math.min(0, chosen.left - NEIGHBOUR_PX - box.left);
    const after = Math.max(0, chosen.right + NEIGHBOUR_PX - box.right);
    list.current?.scrollBy({ left: before || after });
  }, [list, selectedId]);
}
