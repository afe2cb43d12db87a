// @vitest-environment node
import { expect, it, vi } from 'vitest';

it('screens are rendered on a server whose Node has a navigator of its own', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Node.js/24', platform: 'linux' });
  expect(await import('./browser')).toMatchObject({ isMac: false, origin: '' });
});
