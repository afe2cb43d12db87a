import { useSyncExternalStore } from 'react';
import type { ThreadOrder } from './threads';

const key = 'touchline:thread-order';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const storedOrder = (): ThreadOrder => (localStorage.getItem(key) === 'oldest' ? 'oldest' : 'newest');
const orderOnServer = (): ThreadOrder => 'newest';

function choose(next: ThreadOrder): void {
  localStorage.setItem(key, next);
  for (const listener of listeners) listener();
}

/** Returns the order in which the user reads discussions on this device, and a function that changes it. */
export function useThreadOrder() {
  const order = useSyncExternalStore(subscribe, storedOrder, orderOnServer);
  return [order, choose] as const;
}
