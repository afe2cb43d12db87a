import { useLayoutEffect } from 'react';
import { monotonicMs } from '../clock';
import { isPendingPress, lastPress } from './last-press';

/** Code that is loaded later was not caused by the press. */
const PRESS_WINDOW_MS = 1000;

/**
 * Shows the button that was pressed last as pending, until the returned function is called. Sets the attributes on the element
 * directly: the button knows nothing of what it loads.
 */
function markPressPending(): () => void {
  const { button, atMs } = lastPress;
  const isRecent = monotonicMs() - atMs < PRESS_WINDOW_MS;
  if (!isRecent || !(button instanceof HTMLButtonElement) || isPendingPress(button)) return () => {};
  button.setAttribute('aria-busy', 'true');
  button.setAttribute('data-pending', 'true');
  return () => {
    button.removeAttribute('aria-busy');
    button.removeAttribute('data-pending');
  };
}

/** The same for a request that the action of the press sends itself, and not a timer meanwhile. */
export const markActionPending = () => (lastPress.isActing ? markPressPending() : undefined);

/** The fallback of code that a press loads, such as a dialog: shows the pressed button as pending meanwhile. */
export function PendingPress() {
  useLayoutEffect(markPressPending, []);
  return null;
}
