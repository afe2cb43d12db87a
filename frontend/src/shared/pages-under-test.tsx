import type { Page } from '@touchline/contract';
import { currentToast, dismissToast, KitProvider } from '@touchline/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

export const page: Page = {
  id: 7,
  teamId: 3,
  title: 'Lineout',
  content: '<p>Front pod lifts.</p>',
  tags: [],
  categoryId: null,
  isStarred: false,
  views: 0,
  version: 1,
  createdBy: 1,
  creator: { username: 'coach' },
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
};

/** Renders a component until the test ends, with a query client that sends no requests. */
export function render(part: ReactNode): QueryClient {
  // Specs share a document: the toast of an earlier one would cover buttons.
  const left = currentToast();
  if (left) dismissToast(left.id);
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  root.render(
    <QueryClientProvider client={queries}>
      <KitProvider navigate={() => undefined}>{part}</KitProvider>
    </QueryClientProvider>,
  );
  return queries;
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Polls in animation frames, which fake timers do not replace. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextFrame();
}

/** Waits until React has rendered pending updates. */
export async function rendered(): Promise<void> {
  await nextFrame();
  await nextFrame();
}
