import { useSyncExternalStore } from 'react';
import type { ThreadOrder } from '@touchline/contract';

const key = 'touchline:thread-order';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const orderOnServer = (): ThreadOrder => 'newest';

/** Returns the order stored on this device. */
export const keptThreadOrder = (): ThreadOrder =>
  !import.meta.env.SSR && localStorage.getItem(key) === 'oldest' ? 'oldest' : orderOnServer();

function choose(next: ThreadOrder): void {
  localStorage.setItem(key, next);
  for (const listener of listeners) listener();
}

/** Returns the order of discussions on this device, and a function that changes it. */
export function useThreadOrder() {
  const order = useSyncExternalStore(subscribe, keptThreadOrder, orderOnServer);
  return [order, choose] as const;
}
