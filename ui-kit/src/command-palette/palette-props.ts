import type { ReactNode } from 'react';
import type { HighlightPart } from '../highlight/highlight';
import type { PaletteGroup } from './palette-groups';

export interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The accessible name of palette and field. */
  label?: string;
  placeholder?: string;
  groups: readonly PaletteGroup[];
  /** The query, if the app controls it; otherwise it is empty each time the palette opens. */
  query?: string;
  /** With it the app searches, and the palette shows `groups` unfiltered. */
  onQueryChange?: (query: string) => void;
  /** Splits a text of a result at what the app's search matched; by default at the words of the query. */
  highlight?: (text: string, query: string) => readonly HighlightPart[];
  /** Shows a spinner in the field, and skeleton rows while there are no results. */
  isLoading?: boolean;
  emptyText?: string;
  /** Announced to screen readers while there is nothing to show yet. */
  loadingText?: string;
  /** A line below the results, such as keyboard hints; hidden on touch screens. */
  footer?: ReactNode;
  closeLabel?: string;
}
