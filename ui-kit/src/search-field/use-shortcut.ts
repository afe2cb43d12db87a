import type { RefObject } from 'react';
import { useHotkey } from '../hotkey/use-hotkey';

/** Ctrl or Cmd and a letter lead to a field, if it is to be seen. */
export function useShortcut(field: RefObject<HTMLInputElement | null>, letter: string | undefined): void {
  useHotkey(letter, () => {
    if (!field.current?.checkVisibility()) return false;
    field.current.select();
    return true;
  });
}
