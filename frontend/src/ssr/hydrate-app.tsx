import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { queryClient } from '../shared/api/query-client';
import { replayEvents } from './replay-events';

interface HydrationOptions {
  /** False if the app shows another screen than the HTML, which it then replaces. */
  isSameScreen?: boolean;
}

/** Hydrates server-rendered HTML in time slices, or renders into an empty root. */
export function hydrateApp(
  root: HTMLElement,
  app: ReactNode,
  { isSameScreen = true }: HydrationOptions = {},
): void {
  const isHydrating = root.dataset.ssr !== undefined && isSameScreen;
  const onHydrated = () => {
    const replay = isHydrating ? replayEvents(window.early) : undefined;
    delete root.dataset.ssr;
    // React renders the values that the fields reported before the form is submitted.
    if (replay) setTimeout(replay);
  };
  const tree = (
    <Hydration onHydrated={onHydrated}>
      <StrictMode>
        <QueryClientProvider client={queryClient}>{app}</QueryClientProvider>
      </StrictMode>
    </Hydration>
  );
  startTransition(() => {
    if (isHydrating) hydrateRoot(root, tree);
    else createRoot(root).render(tree);
  });
}

/** Its layout effect runs after all others of the app, when fields have reported what was typed before hydration. */
function Hydration({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useLayoutEffect(() => onHydrated(), [onHydrated]);
  return children;
}
