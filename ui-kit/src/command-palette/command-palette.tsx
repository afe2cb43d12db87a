import type { ComponentType } from 'react';
import { lazyOverlay } from '../overlay/lazy-overlay';
import { codeOf } from '../overlay/use-loaded';
import { usePreloadOnInteraction } from '../overlay/use-preload-on-interaction';
import type { CommandPaletteProps } from './palette-props';

const palette = codeOf<ComponentType<CommandPaletteProps & { onClose: () => void }>>(
  async () => (await import('./palette-frame')).PaletteFrame,
);
export const loadPalette = palette.load;
const LazyPalette = lazyOverlay(palette);

/**
 * A search over everything that can be opened or done. Its code is lazy: it is preloaded on the first
 * interaction, or loaded when the palette is opened.
 */
export function CommandPalette(props: CommandPaletteProps) {
  usePreloadOnInteraction(loadPalette);
  return <LazyPalette {...props} onClose={() => props.onOpenChange(false)} />;
}
