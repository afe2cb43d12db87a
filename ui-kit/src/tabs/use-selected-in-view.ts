import { useLayoutEffect, type RefObject } from 'react';

/** How much of its neighbour is seen beside it, in pixels. */
const edge = 48;

/** Keeps what is chosen in view in a list that scrolls sideways, and leaves the page where it is. */
export function useSelectedInView(list: RefObject<HTMLElement | null>, selectedId: string | undefined) {
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    const chosen = list.current?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    if (!box || !chosen) return;
    const before = Math.min(0, chosen.left - edge - box.left);
    const after = Math.max(0, chosen.right + edge - box.right);
    list.current?.scrollBy({ left: before || after });
  }, [list, selectedId]);
}
