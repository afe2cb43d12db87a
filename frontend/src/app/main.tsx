import { applyStoredTheme } from '@touchline/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../shared/query-client';
import { App } from './app';
import { readAhead } from './read-ahead';

applyStoredTheme();
readAhead(queryClient, location.pathname);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
