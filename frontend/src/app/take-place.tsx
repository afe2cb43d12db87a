import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../shared/query-client';
import { doneBefore } from './done-before';

/** The app comes where the first view was, in one step. */
export function takePlace(root: HTMLElement, app: ReactNode): void {
  const doOn = doneBefore(root);
  delete root.dataset.firstView;
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>{app}</QueryClientProvider>
      </StrictMode>,
    ),
  );
  doOn();
}
