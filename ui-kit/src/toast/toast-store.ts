/** The content of a toast. */
export interface ToastWords {
  title: string;
  description?: string;
  tone?: 'default' | 'success' | 'danger';
  action?: { label: string; onPress: () => void };
  /** Progress of a task from 0 to 1; a toast with progress stays. */
  share?: number | 'unknown';
}

export interface Toast extends ToastWords {
  id: number;
}

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function show(toast: Toast | undefined) {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast and returns its id. One toast is visible at a time, the newest. */
export function toast(words: ToastWords): number {
  lastId += 1;
  show({ ...words, id: lastId });
  return lastId;
}

/** Updates a toast; does nothing if it is gone. */
export function changeToast(id: number, words: Partial<ToastWords>): void {
  if (current?.id === id) show({ ...current, ...words });
}

/** Removes a toast if it is visible. */
export function dismissToast(id: number): void {
  if (current?.id === id) show(undefined);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToast = (): Toast | undefined => current;
