import { useState } from 'react';

/**
 * Returns true from the first time `isOpen` is true: an overlay is mounted lazily, and stays mounted so that
 * its exit can be animated.
 */
export function useHasBeenOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen;
}
