import { PendingPress, useHasBeenOpen } from '@touchline/ui-kit';
import { Suspense, type ComponentType } from 'react';
import { lazyWithPreload } from './lazy-with-preload';
import { usePrefetchWhenIdle } from './prefetch-when-idle';

/**
 * Lazy component whose code is loaded when it is first opened, such as a dialog, or before, once the browser is idle. The button that
 * opens it is pending while it is loaded.
 */
export function lazyDialog<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazyWithPreload(load);
  return function LazyDialog(props: Props) {
    const wasOpen = useHasBeenOpen(props.isOpen);
    usePrefetchWhenIdle(Loaded.preload);
    if (!wasOpen) return null;
    return (
      <Suspense fallback={<PendingPress />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
