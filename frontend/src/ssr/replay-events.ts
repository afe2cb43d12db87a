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

/**
 * Submits the form that was submitted, and clicks the last button that was pressed, before hydration. Elements are hydrated in place;
 * only buttons in a table are replaced, and are found again by name. One that is held down meanwhile is clicked once it is released:
 * a browser clicks an element only if it was also pressed.
 */
export function replayEvents({ submitted, pressed }: EarlyEvents = {}): () => void {
  const held = document.querySelector<HTMLElement>('#root button:active');
  const findHeld = finderOf(held);
  const findPressed = finderOf(pressed);
  const release = ({ type }: Event) => {
    ends.forEach((end) => removeEventListener(end, release));
    if (type === ends[0] && !held?.isConnected) findHeld()?.click();
  };
  if (held) ends.forEach((end) => addEventListener(end, release));
  return () => {
    if (submitted?.isConnected) submitted.requestSubmit();
    findPressed()?.click();
  };
}

const ends = ['pointerup', 'pointercancel'];

function finderOf(pressed: HTMLElement | null | undefined): () => HTMLElement | null | undefined {
  if (!pressed) return () => pressed;
  const name = nameOf(pressed);
  const place = buttonsNamed(name).indexOf(pressed);
  return () => (pressed.isConnected ? pressed : buttonsNamed(name)[place]);
}

const nameOf = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;

const buttonsNamed = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('#root :is(button, [role="tab"])')].filter(
    (each) => nameOf(each) === name && each.getClientRects().length > 0,
  );
