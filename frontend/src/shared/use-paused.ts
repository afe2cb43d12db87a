import { useEffect, useState } from 'react';

/** How long nothing is typed before the server searches. */
export const SEARCH_DELAY_MS = 200;

/** A value, as soon as it has stayed the same for so many milliseconds. */
export function usePaused<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
