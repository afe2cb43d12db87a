import { lazy, Suspense } from 'react';
import { useOnceOpen } from '../overlay/use-once-open';
import { useWarm } from '../overlay/use-warm';
import type { CommandPaletteProps } from './palette-props';

export const loadPalette = () =>
  import('./palette-frame').then(({ PaletteFrame }) => ({ default: PaletteFrame }));
const PaletteFrame = lazy(loadPalette);

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
