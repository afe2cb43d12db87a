import { createStore, type UseStore } from 'idb-keyval';

/**
 * Opens an IndexedDB store whose writes are flushed to disk before they resolve. Without that, Chromium leaves flushing to the
 * operating system, and a killed browser loses the last writes.
 */
export function durableStore(database: string, name: string): UseStore {
  const useStore = createStore(database, name);
  // Opening throws if storage is forbidden; this turns it into a rejection.
  return async (mode, use) =>
    useStore('readonly', (store) => {
      if (mode === 'readonly') return use(store);
      const { db } = store.transaction;
      return use(db.transaction(name, mode, { durability: 'strict' }).objectStore(name));
    });
}
