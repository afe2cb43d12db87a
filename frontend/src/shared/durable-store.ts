import { createStore, type UseStore } from 'idb-keyval';

/**
 * Opens a store of IndexedDB whose writes are flushed to disk before they resolve. Chromium otherwise leaves them to the operating
 * system, and a killed browser loses what was written last.
 */
export function durableStore(database: string, name: string): UseStore {
  const useStore = createStore(database, name);
  // Where storage is forbidden, opening it throws: that becomes a rejection, too.
  return async (mode, use) =>
    useStore('readonly', (store) => {
      if (mode === 'readonly') return use(store);
      const { db } = store.transaction;
      return use(db.transaction(name, mode, { durability: 'strict' }).objectStore(name));
    });
}
