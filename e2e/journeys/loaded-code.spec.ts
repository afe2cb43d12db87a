import type { Page as Tab } from '@playwright/test';
import { untilNetworkIdle } from '../fixtures/network-idle';
import { expect, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

/**
 * Names of the chunks that a screen loads until it has loaded the last of them and the network is idle, without those that are
 * prefetched for later.
 */
async function chunksOf(tab: Tab, path: string, last: string): Promise<string[]> {
  await tab.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
  const names: string[] = [];
  tab.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  await untilNetworkIdle(tab, async () => {
    await tab.goto(path);
    await expect.poll(() => names, path).toContain(last);
  });
  return names;
}

test('screens of accounts load no code of pages, lists and dialogs', async ({ person }) => {
  for (const path of [
    '/login',
    '/forgot-password',
    '/auth?invite=unknown',
    '/reset-password?token=unknown',
  ]) {
    const { page: tab } = await person(phone);
    const chunks = await chunksOf(tab, path, 'first');
    expect(chunks, path).not.toContain('reading');
    expect(chunks, path).not.toContain('lists');
    expect(chunks, path).not.toContain('common');
  }
});

test('a page with comments loads no code of lists, plays and dialogs before they are used', async ({
  person,
}) => {
  const { page: tab } = await person(phone);
  await new SignIn(tab).as('player@touchline.example');
  const chunks = await chunksOf(tab, '/pages/1', 'threads-beside');
  for (const name of ['lists', 'common', 'play', 'page-editor']) expect(chunks).not.toContain(name);
});
