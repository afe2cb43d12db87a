import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

const onServer = () => true;

/** Returns true if the browser has a network connection. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine, onServer);
