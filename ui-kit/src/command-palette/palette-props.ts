import type { ReactNode } from 'react';
import type { PaletteGroup } from './palette-groups';

export interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The name of palette and field. */
  label?: string;
  placeholder?: string;
  groups: readonly PaletteGroup[];
  /** What was typed, where the app keeps it; it begins empty each time without. */
  query?: string;
  /** With it the app does the searching, and shows what `groups` has. */
  onQueryChange?: (query: string) => void;
  /** More is coming: a ring at the field, and rows in outline while there is nothing else. */
  isLoading?: boolean;
  emptyText?: string;
  /** Heard while there is nothing to show yet. */
  loadingText?: string;
  /** A line below the results, such as the keys; not on touch screens. */
  footer?: ReactNode;
  closeLabel?: string;
}
