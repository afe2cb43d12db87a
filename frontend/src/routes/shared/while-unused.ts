import { openOverlays } from '@touchline/ui-kit';

/** Overlays report when they open, not when they close. */
const CHECK_MS = 250;

/** A button whose menu is open, and any button that waits for the code of what it opens. */
const pressed = '[aria-haspopup][aria-expanded="true"], [data-pending]';

const hasOpen = () => openOverlays.isAnyOpen() || document.querySelector(pressed) !== null;

const hasTypedText = ({ activeElement }: Document) =>
  (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) &&
  activeElement.value !== '';

/**
 * Calls `start` when the user presses nothing, has no overlay open and no field with text focused, and `stop` as soon as they do. Returns
 * a function that ends this.
 */
export function whileUnused(start: () => void, stop: () => void): () => void {
  let isPressing = false;
  let isStarted = false;
  const check = () => {
    const isUnused = !isPressing && !hasOpen() && !hasTypedText(document);
    if (isUnused === isStarted) return;
    isStarted = isUnused;
    if (isUnused) start();
    else stop();
  };
  const ending = new AbortController();
  const listen = (types: string[], listener: () => void) => {
    for (const type of types) addEventListener(type, listener, { capture: true, signal: ending.signal });
  };
  listen(['pointerdown', 'keydown'], () => {
    isPressing = true;
    check();
  });
  const release = () => {
    isPressing = false;
    // The press itself is handled first: it may open an overlay.
    setTimeout(check);
  };
  listen(['pointerup', 'pointercancel', 'keyup'], release);
  // A key that leads out of the window is released outside it.
  addEventListener('blur', release, { signal: ending.signal });
  const ignoreOverlays = openOverlays.onOpen(check);
  const timer = setInterval(check, CHECK_MS);
  check();
  return () => {
    ending.abort();
    ignoreOverlays();
    clearInterval(timer);
  };
}
