import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useInsertionEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../shared/query-client';
import { doneBefore } from './done-before';

/**
 * The app comes where the first view was, in one step. Until then it is made a little at a time, beside it, so that a phone
 * answers to what is pressed or written meanwhile.
 */
export function takePlace(firstView: HTMLElement, app: ReactNode): void {
  const place = document.createElement('div');
  let doOn = (_app: HTMLElement) => {};
  const comeIn = () => {
    doOn = doneBefore(firstView);
    place.id = firstView.id;
    firstView.replaceWith(place);
  };
  startTransition(() =>
    createRoot(place).render(
      <Arrival comeIn={comeIn} doOn={() => doOn(place)}>
        <StrictMode>
          <QueryClientProvider client={queryClient}>{app}</QueryClientProvider>
        </StrictMode>
      </Arrival>,
    ),
  );
}

interface ArrivalProps {
  /** When all of the app is made, and before it looks how much room it has. */
  comeIn: () => void;
  /** When it is there. */
  doOn: () => void;
  children: ReactNode;
}

function Arrival({ comeIn, doOn, children }: ArrivalProps) {
  useInsertionEffect(() => comeIn(), [comeIn]);
  // Not before React is done: then it takes in each word before what was sent off is sent.
  useLayoutEffect(() => queueMicrotask(doOn), [doOn]);
  return children;
}
