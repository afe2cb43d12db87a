import { PendingPress, useHasBeenOpen } from '@touchline/ui-kit';
import { useEffect, useState, type ComponentType } from 'react';
import { useLatest } from './hooks/use-latest';
import { lazyWithPreload } from './lazy-with-preload';
import { usePrefetchWhenIdle } from './prefetch-when-idle';
import { tellLoadFailure } from './tell-load-failure';

interface LazyDialogProps {
  isOpen: boolean;
  /** Called with false if the code cannot be loaded. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Lazy component whose code is loaded when it is first opened, such as a dialog, or before, once the browser is idle. The button that
 * opens it is pending while it is loaded. If it cannot be loaded, a dialog is closed again with a message, and the next press retries.
 */
export function lazyDialog<Props extends LazyDialogProps>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazyWithPreload(load);
  return function LazyDialog(props: Props) {
    const { isOpen } = props;
    const wasOpen = useHasBeenOpen(isOpen);
    const [isLoaded, setLoaded] = useState(Loaded.isLoaded);
    const onFailure = useLatest(() => {
      if (!props.onOpenChange) return;
      props.onOpenChange(false);
      tellLoadFailure();
    });
    usePrefetchWhenIdle(Loaded.preload);
    useEffect(() => {
      if (isOpen && !isLoaded)
        Loaded.preload().then(
          () => setLoaded(true),
          () => onFailure.current(),
        );
    }, [isOpen, isLoaded, onFailure]);
    if (!wasOpen) return null;
    // The code may have been loaded when the browser was idle.
    return isLoaded || Loaded.isLoaded() ? <Loaded {...props} /> : isOpen && <PendingPress />;
  };
}
