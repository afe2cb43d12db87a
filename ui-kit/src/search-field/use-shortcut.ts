import { useEffect, type RefObject } from 'react';

/** Ctrl or Cmd and a letter lead to a field, from anywhere on the screen. */
export function useShortcut(field: RefObject<HTMLInputElement | null>, letter: string | undefined): void {
  useEffect(() => {
    if (!letter) return undefined;
    const listen = (event: KeyboardEvent) => {
      const isMeant = event.key.toLowerCase() === letter && (event.ctrlKey || event.metaKey);
      if (!isMeant || !field.current?.checkVisibility()) return;
      event.preventDefault();
      field.current.select();
    };
    // Before other fields have it: React Aria keeps keys to the field they are pressed in.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [field, letter]);
}
