import { useEffect, useEffectEvent, useRef } from 'react';
import { monotonicMs } from '../clock';

/** Calls `onEnd` once after `milliseconds` of unpaused time. */
export function useCountdown(milliseconds: number, isPaused: boolean, onEnd: () => void) {
  const left = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const started = monotonicMs();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= monotonicMs() - started;
    };
  }, [isPaused]);
}
