import type { Icon } from '../icons/icons';

/** One command or destination of a menu. */
export interface MenuEntry {
  id: string;
  label: string;
  /** A few words below it: what it does, or why it cannot be used now. */
  detail?: string;
  icon?: Icon;
  onAction?: () => void;
  href?: string;
  tone?: 'default' | 'danger';
  /** The keys that do the same, as they are read: 'Ctrl S'. */
  shortcut?: string;
  isDisabled?: boolean;
  /** In a group of choices: whether it is the one chosen. */
  isSelected?: boolean;
}

/** Entries that belong together, set apart by a line, with a title where one helps. */
export interface MenuGroup {
  id: string;
  title?: string;
  items: readonly MenuEntry[];
}

export type MenuItems = readonly (MenuEntry | MenuGroup)[];

export const isGroup = (item: MenuEntry | MenuGroup): item is MenuGroup => 'items' in item;
