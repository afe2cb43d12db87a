import { useEffect, useRef } from 'react';

/** The latest of something, for timers and listeners that outlive a render. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
