import { createContext, useContext, useEffect, useState } from 'react';
import { useLatest } from '../hooks/use-latest';
import type { Guard, BlockedStep, Step } from './guards';

/** Registers a guard; does nothing outside the router. */
export const NavigationGuards = createContext<(guard: Guard) => () => void>(() => () => undefined);

/** State of a blocked navigation: its target, and functions to proceed or to cancel. */
export type Blocker =
  | { state: 'unblocked'; to?: undefined; proceed?: undefined; reset?: undefined }
  | { state: 'blocked'; to: Step['to']; proceed: () => void; reset: () => void };

/** Blocks the navigations for which `shouldBlock` returns true. */
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
