import { useSyncExternalStore } from 'react';

/** Browser toolbars take less than this; on-screen keyboards take more. */
const MIN_KEYBOARD_PX = 120;

/** Returns the pixels that an on-screen keyboard covers at the bottom of the page; 0 without one. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, inset);
}

function inset(): number {
  if (!visualViewport || visualViewport.scale > 1.1) return 0;
  const all = document.documentElement.clientHeight;
  const { height, offsetTop } = visualViewport;
  return all - height < MIN_KEYBOARD_PX ? 0 : Math.max(0, Math.round(all - height - offsetTop));
}

function subscribe(listener: () => void): () => void {
  visualViewport?.addEventListener('resize', listener);
  visualViewport?.addEventListener('scroll', listener);
  return () => {
    visualViewport?.removeEventListener('resize', listener);
    visualViewport?.removeEventListener('scroll', listener);
  };
}
