import { useSyncExternalStore } from 'react';
import type { Store } from '../core/store';

/** A part of what a store holds; rendered again only when that part differs. */
export function useStore<T extends object, Part>(store: Store<T>, select: (value: T) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
