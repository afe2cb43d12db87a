import { startTransition, useState } from 'react';

/**
 * Returns an open state with its setters. Opening is a transition: the button shows the press at once, and
 * the overlay, whose render takes a phone several frames, follows.
 */
export function useOpen(isInitiallyOpen = false) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return {
    isOpen,
    open: () => startTransition(() => setOpen(true)),
    close: () => setOpen(false),
  };
}
