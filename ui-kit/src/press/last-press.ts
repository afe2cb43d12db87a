import { monotonicMs } from '../clock';

/** The button that was pressed last, and what its action does meanwhile. */
export const lastPress: { button: Element | null; atMs: number; isActing: boolean } = {
  button: null,
  atMs: -Infinity,
  isActing: false,
};

/** Records that a button was pressed. */
export function recordPress(button: Element | null): void {
  lastPress.button = button;
  lastPress.atMs = monotonicMs();
}

/** Runs the action of the button that was pressed last, or of an entry of its menu. */
export function actOnPress(action: (() => void) | undefined): void {
  lastPress.atMs = monotonicMs();
  lastPress.isActing = true;
  try {
    action?.();
  } finally {
    lastPress.isActing = false;
  }
}

/** Returns true while the button waits for what it opens: it ignores presses. */
export const isPendingPress = (button: Element) => button.hasAttribute('data-pending');
