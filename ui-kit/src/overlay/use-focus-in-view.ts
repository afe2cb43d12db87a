import { useEffect, type RefObject } from 'react';

/** Keeps the focused field in view when an on-screen keyboard covers the lower half of the screen. */
export function useFocusInView(box: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const follow = () => {
      const { activeElement } = document;
      if (box.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
    };
    // Waits until the box has its new height, which it gets on the same event.
    const afterLayout = () => requestAnimationFrame(() => requestAnimationFrame(follow));
    window.visualViewport?.addEventListener('resize', afterLayout);
    return () => window.visualViewport?.removeEventListener('resize', afterLayout);
  }, [box, isActive]);
}
