import { useEffect, type RefObject } from 'react';

/** Keeps the focused field in view when a phone's keyboard takes the lower half of the screen. */
export function useFocusInView(box: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const follow = () => {
      const { activeElement } = document;
      if (box.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
    };
    // After the box has taken its new height, which it does on the same event.
    const afterLayout = () => requestAnimationFrame(() => requestAnimationFrame(follow));
    window.visualViewport?.addEventListener('resize', afterLayout);
    return () => window.visualViewport?.removeEventListener('resize', afterLayout);
  }, [box, isActive]);
}
