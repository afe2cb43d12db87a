import { useEffect } from 'react';

let sheets = 0;

/**
 * Tells styles by the body's `data-sheet` that a sheet is open. A `body:has()` would tell them, too, but then each
 * attribute that changes anywhere, as with every press, would have all of the screen's styles found anew.
 */
export function useToldSheet(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const count = (more: number) => document.body.toggleAttribute('data-sheet', (sheets += more) > 0);
    count(1);
    return () => void count(-1);
  }, [isOpen]);
}
