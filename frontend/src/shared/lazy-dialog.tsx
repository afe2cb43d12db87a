import { codeOf, lazyOverlay, type LazyOverlayProps } from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { usePrefetchWhenIdle } from './prefetch-when-idle';

/** `lazyOverlay` of the kit whose code is loaded before it is opened, once the browser is idle. */
export function lazyDialog<Props extends LazyOverlayProps>(load: () => Promise<ComponentType<Props>>) {
  const code = codeOf(load);
  const Overlay = lazyOverlay(code);
  return function LazyDialog(props: Props) {
    usePrefetchWhenIdle(code.load);
    return <Overlay {...props} />;
  };
}
