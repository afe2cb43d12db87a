import { applyStoredTheme } from '@touchline/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../shared/query-client';
import { App } from './app';
import { keepFirstAnswer, readFirstAnswer } from './first-answer';
import { lookAhead } from './look-ahead';
import { readAhead } from './read-ahead';
import { router, whenLoaded } from './routes';

applyStoredTheme();
const answer = readFirstAnswer();
if (answer) keepFirstAnswer(queryClient, answer);
readAhead(queryClient, location.pathname);
lookAhead(router.routes, queryClient);

/** What the server drew stays until the screen itself can take its place. */
whenLoaded(() => {
  const root = document.getElementById('root');
  if (root) {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  }
});
