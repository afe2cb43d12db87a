import type { Icon } from '../icons/icons';

/** One action or link of a menu. */
export interface MenuEntry {
  id: string;
  label: string;
  /** A short line below the label: its effect, or the reason why it is disabled. */
  detail?: string;
  icon?: Icon;
  onAction?: () => void;
  href?: string;
  tone?: 'default' | 'danger';
  /** The shortcut as displayed: 'Ctrl S'. */
  shortcut?: string;
  isDisabled?: boolean;
  /** In a group: this entry is selected, or on. */
  isSelected?: boolean;
}

/** Entries of one group, separated by a line, with an optional title. */
export interface MenuGroup {
  id: string;
  title?: string;
  /** Each entry is on or off; otherwise one at most is selected. */
  areIndependent?: boolean;
  /** The menu closes when an independent entry is chosen, too. */
  closesMenu?: boolean;
  items: readonly MenuEntry[];
}

export type MenuItems = readonly (MenuEntry | MenuGroup)[];

export const isGroup = (item: MenuEntry | MenuGroup): item is MenuGroup => 'items' in item;
