// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

it('screens are rendered on a server whose Node has its own navigator', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Node.js/24 Mac', platform: 'linux' });
  const { origin, useIsMac } = await import('./browser');
  const Keys = () => <kbd>{useIsMac() ? 'Cmd' : 'Ctrl'}</kbd>;
  expect([origin, renderToString(<Keys />)]).toEqual(['', '<kbd>Ctrl</kbd>']);
});
