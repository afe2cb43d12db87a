import { KitProvider } from '@touchline/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PageEditor } from '..';

const content = '<h2>Calls</h2><table><tr><td>Falcon</td><td>2</td></tr></table><p>Done.</p>';
const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <StrictMode>
      <KitProvider navigate={() => undefined}>
        <PageEditor
          content={content}
          label="Content"
          placeholder="Write"
          teamId={1}
          sendFile={() => Promise.reject(new Error('There is no library here'))}
          copyFiles={() => Promise.reject(new Error('There is no library here'))}
          openLibrary={() => undefined}
          onChange={() => undefined}
        />
      </KitProvider>
    </StrictMode>,
  );
}
