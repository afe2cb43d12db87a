import { useHasBeenOpen } from '@touchline/ui-kit';
import { lazy, Suspense, type ComponentType } from 'react';

/** Lazy component whose code is loaded when it is first opened, such as a dialog. */
export function lazyDialog<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return function LazyDialog(props: Props) {
    const wasOpen = useHasBeenOpen(props.isOpen);
    if (!wasOpen) return null;
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
