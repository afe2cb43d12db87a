import type { PaletteGroup, PaletteItem } from './palette-groups';

/** The items in the order in which they stand. */
export const itemsOf = (groups: readonly PaletteGroup[]): PaletteItem[] =>
  groups.flatMap(({ items }) => items);

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The item that a key leads to, round the ends; none where the key is not for moving. */
export function itemByKey(items: readonly PaletteItem[], active: PaletteItem | undefined, key: string) {
  const step = steps[key];
  if (step === undefined) return undefined;
  const place = items.findIndex(({ id }) => id === active?.id);
  return items[(place + step + items.length) % items.length];
}
