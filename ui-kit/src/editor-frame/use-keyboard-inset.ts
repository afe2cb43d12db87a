import { useSyncExternalStore } from 'react';

/** What browsers take away with their own bars is less; a keyboard is more. */
const leastKeyboard = 120;

/** How many pixels an on-screen keyboard covers at the bottom of the page; 0 while there is none. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, inset);
}

function inset(): number {
  if (!visualViewport || visualViewport.scale > 1.1) return 0;
  const all = document.documentElement.clientHeight;
  const { height, offsetTop } = visualViewport;
  return all - height < leastKeyboard ? 0 : Math.max(0, Math.round(all - height - offsetTop));
}

function subscribe(listener: () => void): () => void {
  visualViewport?.addEventListener('resize', listener);
  visualViewport?.addEventListener('scroll', listener);
  return () => {
    visualViewport?.removeEventListener('resize', listener);
    visualViewport?.removeEventListener('scroll', listener);
  };
}
