import { useEffect, useState } from 'react';

/** How long nothing is typed before the server searches. */
export const SEARCH_DELAY_MS = 200;

/** A value, as soon as it has stayed the same for so many milliseconds. */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
