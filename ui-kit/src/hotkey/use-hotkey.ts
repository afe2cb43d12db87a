import { useEffect, useEffectEvent } from 'react';

/**
 * Runs `onPress` on Ctrl or Cmd with the letter, anywhere on the screen. If `onPress` returns `false`, the
 * browser handles the keys.
 */
export function useHotkey(letter: string | undefined, onPress: () => boolean | void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!letter) return;
    const listen = (event: KeyboardEvent) => {
      const isMeant = event.key.toLowerCase() === letter && (event.ctrlKey || event.metaKey);
      if (isMeant && press() !== false) event.preventDefault();
    };
    // In the capture phase, because React Aria's fields stop the propagation of key events.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [letter]);
}
