import { lazy, Suspense } from 'react';
import { useHasBeenOpen } from '../overlay/use-has-been-open';
import { usePreloadOnInteraction } from '../overlay/use-preload-on-interaction';
import type { CommandPaletteProps } from './palette-props';
import { PendingPress } from '../press/pending-press';

export const loadPalette = () =>
  import('./palette-frame').then(({ PaletteFrame }) => ({ default: PaletteFrame }));
const PaletteFrame = lazy(loadPalette);

/**
 * A search over everything that can be opened or done. Its code is lazy: it is preloaded on the first
 * interaction, or loaded when the palette is opened.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const wasOpen = useHasBeenOpen(props.isOpen);
  usePreloadOnInteraction(loadPalette);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={<PendingPress />}>
      <PaletteFrame {...props} />
    </Suspense>
  );
}
