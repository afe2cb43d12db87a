import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { queryClient } from '../shared/query-client';
import { replayEvents } from './replay-events';

/** Hydrates what the server rendered, in time slices; renders the app where the server rendered nothing. */
export function hydrateApp(root: HTMLElement, app: ReactNode): void {
  const isServerRendered = root.dataset.ssr !== undefined;
  const onHydrated = () => {
    if (!isServerRendered) return;
    const replay = replayEvents(window.early);
    delete root.dataset.ssr;
    // React renders what the fields reported before the form is submitted.
    setTimeout(replay);
  };
  const tree = (
    <Hydration onHydrated={onHydrated}>
      <StrictMode>
        <QueryClientProvider client={queryClient}>{app}</QueryClientProvider>
      </StrictMode>
    </Hydration>
  );
  startTransition(() => {
    if (isServerRendered) hydrateRoot(root, tree);
    else createRoot(root).render(tree);
  });
}

/** Its effect runs after all effects of the app: fields have reported by then what was typed into them. */
function Hydration({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useLayoutEffect(() => onHydrated(), [onHydrated]);
  return children;
}
