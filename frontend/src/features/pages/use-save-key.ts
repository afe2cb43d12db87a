import { useEffect } from 'react';
import { useLatest } from '../../shared/use-latest';

/** Ctrl+S or Cmd+S. */
export function useSaveKey(save: () => void): void {
  const latest = useLatest(save);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    // Before the fields have it: React Aria keeps keys to the field they are pressed in.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [latest]);
}
