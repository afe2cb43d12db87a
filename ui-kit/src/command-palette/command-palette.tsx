import { lazy, Suspense, type ReactNode } from 'react';
import { useOnceOpen } from '../overlay/use-once-open';
import { useWarm } from '../overlay/use-warm';
import type { PaletteGroup } from './palette-groups';

export const loadPalette = () =>
  import('./palette-frame').then(({ PaletteFrame }) => ({ default: PaletteFrame }));
const PaletteFrame = lazy(loadPalette);

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

/** Everywhere and everything within a few letters. Its code comes when it is first opened, or someone is about to. */
export function CommandPalette(props: CommandPaletteProps) {
  const wasOpen = useOnceOpen(props.isOpen);
  useWarm(loadPalette);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <PaletteFrame {...props} />
    </Suspense>
  );
}
