import { useState } from 'react';

/** Whether it was ever open: nothing before that, and from then on it stays, so that it can leave in its own time. */
export function useOnceOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen;
}
