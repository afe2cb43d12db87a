import { applyStoredTheme } from '@touchline/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../shared/query-client';
import { App } from './app';
import { lookAhead } from './look-ahead';
import { readAhead } from './read-ahead';
import { router } from './routes';

applyStoredTheme();
readAhead(queryClient, location.pathname);
lookAhead(router.routes, queryClient);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
