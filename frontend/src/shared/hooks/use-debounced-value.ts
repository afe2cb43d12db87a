import { useEffect, useState } from 'react';

/** Debounce delay of searches on the server. */
export const SEARCH_DELAY_MS = 200;

/** Returns the value once it has not changed for `delayMs`. */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
