import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useInsertionEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../shared/query-client';
import { outOfSight } from '../shared/when-seen';
import { doneBefore } from './done-before';

/** Whether all of the app stands that one would miss. */
type Stands = (app: HTMLElement) => boolean;

/** Milliseconds after which the app comes without what does not stand. */
const patience = 5000;

/**
 * The app comes where the first view was, in one step. Until then it is made a little at a time, beside it, so that a phone
 * answers to what is pressed or written meanwhile. What needs more than that step to stand is made out of sight.
 */
export function takePlace(firstView: HTMLElement, app: ReactNode, stands?: Stands): void {
  const place = document.createElement('div');
  let doOn = (_app: HTMLElement) => {};
  const show = () => {
    doOn = doneBefore(firstView);
    place.id = firstView.id;
    firstView.replaceWith(place);
  };
  let seen = () => {};
  const hide = () => {
    seen = outOfSight();
    firstView.after(hidden(place));
  };
  const showWhen = async (isThere: Stands) => {
    await until(place, isThere);
    place.removeAttribute('style');
    place.inert = false;
    show();
    seen();
    doOn(place);
  };
  const comeIn = stands ? hide : show;
  // Not before React is done: then it takes in each word before what was sent off is sent.
  const come = () => (stands ? void showWhen(stands) : queueMicrotask(() => doOn(place)));
  startTransition(() =>
    createRoot(place).render(
      <Arrival comeIn={comeIn} come={come}>
        <StrictMode>
          <QueryClientProvider client={queryClient}>{app}</QueryClientProvider>
        </StrictMode>
      </Arrival>,
    ),
  );
}

/** As wide as when it is seen. */
function hidden(place: HTMLElement): HTMLElement {
  place.inert = true;
  Object.assign(place.style, {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    visibility: 'hidden',
  });
  return place;
}

function until(app: HTMLElement, isThere: Stands): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (!isThere(app)) return;
      changes.disconnect();
      done();
    };
    const changes = new MutationObserver(look);
    changes.observe(app, { subtree: true, childList: true, attributes: true });
    setTimeout(done, patience);
    look();
  });
}

interface ArrivalProps {
  /** When all of the app is made, and before it looks how much room it has. */
  comeIn: () => void;
  /** When it is there. */
  come: () => void;
  children: ReactNode;
}

function Arrival({ comeIn, come, children }: ArrivalProps) {
  useInsertionEffect(() => comeIn(), [comeIn]);
  useLayoutEffect(() => come(), [come]);
  return children;
}
