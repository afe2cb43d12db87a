import { startTransition, useState } from 'react';

/**
 * Whether something is open, and the ways to open and to close it. A press is answered at once, by the button, and what it opens
 * is made right after that: a phone takes some frames for it.
 */
export function useOpen() {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: () => startTransition(() => setOpen(true)),
    close: () => setOpen(false),
  };
}
