import type { ReactNode } from 'react';
import type { Icon } from '../icons/icons';
import { matches } from './matches';

/** Something to go to or to do. */
export interface PaletteItem {
  /** One of its kind in all groups. */
  id: string;
  label: string;
  /** Where it is, or what it does. */
  detail?: string;
  icon?: Icon;
  /** Shown instead of an icon, such as a team's initial. */
  start?: ReactNode;
  href?: string;
  onAction?: () => void;
  /** The keys that do the same, as they are read: 'Ctrl S'. */
  shortcut?: string;
  /** Other words it is found by. */
  keywords?: string;
}

export interface PaletteGroup {
  id: string;
  title?: string;
  items: readonly PaletteItem[];
}

const wordsOf = ({ label, detail = '', keywords = '' }: PaletteItem) => `${label} ${detail} ${keywords}`;

/** What a query leaves of the groups; those without anything are left out. */
export function narrow(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => matches(wordsOf(item), query)) }))
    .filter(({ items }) => items.length > 0);
}
