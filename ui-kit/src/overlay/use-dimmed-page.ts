import { useEffect } from 'react';

let modals = 0;

/**
 * Sets `data-dimmed` on the document while a modal is open: its scrim does not reach behind the scroll bar, so the document itself is
 * dimmed there (`modal.css.ts`). An `html:has()` would do without, but then each attribute that changes anywhere, as with every press,
 * would have the styles of the whole screen computed again.
 */
export function useDimmedPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const count = (more: number) =>
      document.documentElement.toggleAttribute('data-dimmed', (modals += more) > 0);
    count(1);
    return () => void count(-1);
  }, [isOpen]);
}
