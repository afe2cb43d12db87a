import { useEffect } from 'react';
import { useLatest } from '../hooks/use-latest';

/** Calls `save` on Ctrl+S or Cmd+S. */
export function useSaveKey(save: () => void): void {
  const latest = useLatest(save);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    // Captures, because React Aria stops the propagation of keys in fields.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [latest]);
}
