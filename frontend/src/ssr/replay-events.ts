declare global {
  /** The address that the server rendered and user input before hydration, recorded by `early-script.ts`. */
  interface EarlyEvents {
    /** Path and query. */
    address?: string;
    submitted?: HTMLFormElement;
    pressed?: HTMLElement;
  }
  interface Window {
    early?: EarlyEvents;
  }
}

/** Frames to wait until a table has measured its width and rendered its rows again. */
const MAX_FRAMES = 10;

/**
 * Submits the form that was submitted, and clicks the last button that was pressed, before hydration. Elements are hydrated in place;
 * only buttons in a table are replaced, and are found again by name.
 */
export function replayEvents({ submitted, pressed }: EarlyEvents = {}): () => void {
  const findPressed = pressed && finderOf(pressed);
  return () => {
    if (submitted?.isConnected) submitted.requestSubmit();
    if (findPressed) press(findPressed);
  };
}

function press(find: () => HTMLElement | undefined, frames = MAX_FRAMES): void {
  const found = find();
  if (found) found.click();
  else if (frames > 0) requestAnimationFrame(() => press(find, frames - 1));
}

function finderOf(pressed: HTMLElement): () => HTMLElement | undefined {
  const name = nameOf(pressed);
  const place = buttonsNamed(name).indexOf(pressed);
  return () => (pressed.isConnected ? pressed : buttonsNamed(name)[place]);
}

const nameOf = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;

const buttonsNamed = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('#root :is(button, [role="tab"])')].filter(
    (each) => nameOf(each) === name && each.getClientRects().length > 0,
  );
