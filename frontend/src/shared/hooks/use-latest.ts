import { useEffect, useRef } from 'react';

/** Returns a ref with the latest value, for timers and listeners that outlive a render. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
