import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl or Cmd and a letter do something, from anywhere on the screen. Where it answers `false` it was not meant, and
 * the browser has the keys.
 */
export function useHotkey(letter: string | undefined, onPress: () => boolean | void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!letter) return;
    const listen = (event: KeyboardEvent) => {
      const isMeant = event.key.toLowerCase() === letter && (event.ctrlKey || event.metaKey);
      if (isMeant && press() !== false) event.preventDefault();
    };
    // Before other fields have it: React Aria keeps keys to the field they are pressed in.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [letter]);
}
