import { useSyncExternalStore } from 'react';
import type { Store } from '../core/store';

/** Selects a part of a store; renders again only when that part changes. */
export function useStore<T extends object, Part>(store: Store<T>, select: (value: T) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
