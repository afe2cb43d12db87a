import { useEffect } from 'react';

let modals = 0;

/**
 * Sets `data-dimmed` on the document while a modal is open: the scrim does not cover the gutter of the scroll
 * bar, so the document's own background is dimmed there (`modal.css.ts`). `html:has()` would need no script,
 * but every attribute change, such as a press, would then recalculate the styles of the whole screen.
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
