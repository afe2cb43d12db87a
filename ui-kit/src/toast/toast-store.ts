/** What a toast says. */
export interface ToastWords {
  title: string;
  description?: string;
  tone?: 'default' | 'success' | 'danger';
  action?: { label: string; onPress: () => void };
  /** How much is done of what is going on, from 0 to 1: as long as there is one, the toast stays. */
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

/** Says something in passing. One is visible at a time: the newest. */
export function toast(words: ToastWords): number {
  lastId += 1;
  show({ ...words, id: lastId });
  return lastId;
}

/** Says how something goes on that a toast spoke of; nothing when that is not there any more. */
export function changeToast(id: number, words: Partial<ToastWords>): void {
  if (current?.id === id) show({ ...current, ...words });
}

/** Takes a toast away, if it is still there. */
export function dismissToast(id: number): void {
  if (current?.id === id) show(undefined);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToast = (): Toast | undefined => current;
