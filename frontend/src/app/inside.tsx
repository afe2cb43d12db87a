import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../shared/query-client';
import { App } from './app';
import { editingOf, keepFirstAnswer, readFirstAnswer } from './first-answer';
import { lookAhead } from './look-ahead';
import { readAhead } from './read-ahead';
import { router, whenLoaded } from './routes';

/** The app behind the sign-in. What the server drew stays until the screen itself can take its place. */
export async function start(root: HTMLElement): Promise<void> {
  const answer = readFirstAnswer();
  if (answer) keepFirstAnswer(queryClient, answer);
  readAhead(queryClient, location.pathname);
  lookAhead(router.routes, queryClient);
  await Promise.all([whenLoaded(), answer && editingOf(answer).catch(() => undefined)]);
  delete root.dataset.firstView;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
