import type { PaletteGroup, PaletteItem } from './palette-groups';

/** Returns the items of all groups in display order. */
export const itemsOf = (groups: readonly PaletteGroup[]): PaletteItem[] =>
  groups.flatMap(({ items }) => items);

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Returns the item that an arrow, Home or End key moves to, wrapping at the ends; undefined for all other
 * keys.
 */
export function itemByKey(items: readonly PaletteItem[], active: PaletteItem | undefined, key: string) {
  const step = steps[key];
  if (step === undefined) return undefined;
  const place = items.findIndex(({ id }) => id === active?.id);
  return items[(place + step + items.length) % items.length];
}
