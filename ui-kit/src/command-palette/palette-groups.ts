import type { ReactNode } from 'react';
import type { Icon } from '../icons/icons';
import { matches } from './matches';

/** A destination or an action. */
export interface PaletteItem {
  /** Unique across all groups. */
  id: string;
  label: string;
  /** The location of a destination, or the effect of an action. */
  detail?: string;
  icon?: Icon;
  /** Shown instead of an icon, such as a team's initial. */
  start?: ReactNode;
  href?: string;
  onAction?: () => void;
  /** The shortcut as displayed: 'Ctrl S'. */
  shortcut?: string;
  /** More words that the search matches. */
  keywords?: string;
}

export interface PaletteGroup {
  id: string;
  title?: string;
  items: readonly PaletteItem[];
}

const wordsOf = ({ label, detail = '', keywords = '' }: PaletteItem) => `${label} ${detail} ${keywords}`;

/** Returns the items that match the query, without empty groups. */
export function narrow(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => matches(wordsOf(item), query)) }))
    .filter(({ items }) => items.length > 0);
}
