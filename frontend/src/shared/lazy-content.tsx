import { codeOf, useLoaded } from '@touchline/ui-kit';
import { useState, type ComponentType, type ReactNode } from 'react';
import { LoadFailed } from './load-failed';

interface LazyContentProps {
  /** Shown while the code is loaded. */
  fallback: ReactNode;
  /** Called if it cannot be loaded, for content that is left again then. */
  onFailure?: () => void;
}

/**
 * Content whose code is loaded when it is mounted, such as the form of a popover. If the code cannot be loaded, an error with a retry is in
 * its place; with React's `lazy` the error would replace the screen. The server renders the fallback.
 */
export function lazyContent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = codeOf(load);
  const query = { refetch: () => code.load().catch(() => undefined) };
  return function LazyContent({ fallback, onFailure, ...props }: Props & LazyContentProps) {
    const [hasFailed, setFailed] = useState(false);
    const Loaded = useLoaded(code, true, () => {
      setFailed(true);
      onFailure?.();
    });
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    return hasFailed ? <LoadFailed query={query} /> : fallback;
  };
}
