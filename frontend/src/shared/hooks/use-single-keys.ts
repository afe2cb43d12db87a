import { useEffect, useEffectEvent } from 'react';

const fields = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/** Calls a function when its key is pressed without modifiers outside of fields and overlays. Keys are in lower case. */
export function useSingleKeys(keys: Record<string, (() => void) | undefined>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isInField = target instanceof Element && target.closest(fields) !== null;
    if (isInField || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    keys[event.key.toLowerCase()]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
