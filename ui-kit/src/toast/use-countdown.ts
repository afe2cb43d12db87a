import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once after `milliseconds` of unpaused time. */
export function useCountdown(milliseconds: number, isPaused: boolean, onEnd: () => void) {
  const left = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isPaused]);
}
