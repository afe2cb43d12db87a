import { createContext, useContext, useEffect, useState } from 'react';
import { useLatest } from '../use-latest';
import type { Guard, HeldStep, Step } from './guards';

/** Where steps can be held up; outside of the router there are none. */
export const Guarding = createContext<(guard: Guard) => () => void>(() => () => undefined);

/** Whether a step is held up, where it leads, and how it goes on or is given up. */
export type Blocker =
  | { state: 'unblocked'; to?: undefined; proceed?: undefined; reset?: undefined }
  | { state: 'blocked'; to: Step['to']; proceed: () => void; reset: () => void };

/** Holds up the steps it is told to. */
export function useBlocker(holds: (step: Step) => boolean): Blocker {
  const guard = useContext(Guarding);
  const latest = useLatest(holds);
  const [held, setHeld] = useState<HeldStep>();
  useEffect(() => {
    const hold = (step: HeldStep) => {
      const isHeld = latest.current(step);
      if (isHeld) setHeld(step);
      return isHeld;
    };
    return guard(hold);
  }, [guard, latest]);

  if (!held) return { state: 'unblocked' };
  const reset = () => setHeld(undefined);
  const proceed = () => {
    reset();
    held.proceed();
  };
  return { state: 'blocked', to: held.to, proceed, reset };
}
