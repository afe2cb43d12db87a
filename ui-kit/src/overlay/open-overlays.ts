type Close = () => void;

const open: Close[] = [];
const listeners = new Set<() => void>();

/** Open overlays, for a router whose Back closes the topmost one. */
export const openOverlays = {
  isAnyOpen: (): boolean => open.length > 0,
  /** Closes the overlay that was opened last, as Escape would. */
  closeTop: (): void => open.at(-1)?.(),
  /** Calls the listener whenever an overlay opens; returns a function that removes it. */
  onOpen(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Returns a function that removes the overlay. */
export function addOpenOverlay(close: Close): () => void {
  open.push(close);
  for (const listener of listeners) listener();
  return () => void open.splice(open.indexOf(close), 1);
}
