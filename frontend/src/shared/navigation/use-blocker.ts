import { createContext, useContext, useEffect, useState } from 'react';
import { useLatest } from '../use-latest';
import type { Guard, BlockedStep, Step } from './guards';

/** Where steps can be held up; outside of the router there are none. */
export const NavigationGuards = createContext<(guard: Guard) => () => void>(() => () => undefined);

/** Whether a step is held up, where it leads, and how it goes on or is given up. */
export type Blocker =
  | { state: 'unblocked'; to?: undefined; proceed?: undefined; reset?: undefined }
  | { state: 'blocked'; to: Step['to']; proceed: () => void; reset: () => void };

/** Holds up the steps it is told to. */
export function useBlocker(shouldBlock: (step: Step) => boolean): Blocker {
  const guard = useContext(NavigationGuards);
  const latest = useLatest(shouldBlock);
  const [blocked, setBlocked] = useState<BlockedStep>();
  useEffect(() => {
    const block = (step: BlockedStep) => {
      const isBlocked = latest.current(step);
      if (isBlocked) setBlocked(step);
      return isBlocked;
    };
    return guard(block);
  }, [guard, latest]);

  if (!blocked) return { state: 'unblocked' };
  const reset = () => setBlocked(undefined);
  const proceed = () => {
    reset();
    blocked.proceed();
  };
  return { state: 'blocked', to: blocked.to, proceed, reset };
}
