import { bellTexts, memberTexts, pageListTexts, pageTexts, userTexts } from '@touchline/contract';
import type { Locator, Page as Tab } from '@playwright/test';
import { holdCalls } from '../fixtures/app-shell';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true });

/** Makes the tab say that the user saves data. */
const saveData = (tab: Tab) =>
  tab.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );

/** Presses a button and returns true if it is busy 100 ms later. */
const isBusyAtOnce = (pressed: Locator) =>
  pressed.evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise((done) => setTimeout(done, 100));
    return element.getAttribute('aria-busy') === 'true';
  });

/** The longest time after the last response until code is prefetched, with reserve. */
const PREFETCH_MS = 8_000;
/** Less than that: by then the screen has loaded its own code. */
const OWN_CODE_MS = 2_000;
const MAX_PREFETCHED_BYTES = 100_000;

/** Records the transferred sizes of scripts from now on. */
function watchScripts(tab: Tab): Map<string, number> {
  const scripts = new Map<string, number>();
  tab.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    scripts.set(pathname, 0);
    scripts.set(pathname, (await response.request().sizes()).responseBodySize);
  });
  return scripts;
}

test('buttons that open a dialog or a popover are busy until its code is loaded', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('slow code');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'admin');
  await saveData(tab);
  await tab.goto(`/teams/${team.id}/settings?tab=users`);
  const release = await holdCalls(tab, /^\/assets\//);
  const opens = [button(tab, bellTexts.button(0)), button(tab, userTexts.bulk)];
  for (const pressed of opens) expect(await isBusyAtOnce(pressed)).toBe(true);
  await expectAccessible(tab, 'pending buttons');
  release();
  await expect(tab.getByRole('dialog', { name: userTexts.bulkTitle })).toBeVisible();
  await expect(tab.locator('button[aria-busy]')).toHaveCount(0);
});

test('the button of a menu is busy until the request of its entry is answered, and sends no second one', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('slow requests');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  await team.addPage({ title: 'Lineout calls', content: '<p>Seven up, two down.</p>' });
  await tab.goto('/dashboard');
  let sent = 0;
  tab.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/teams\/\d+\/pages$/.test(request.url())) sent += 1;
  });
  await expect(button(tab, pageListTexts.createMenu)).toBeVisible();
  const release = await holdCalls(tab, /\/api\/teams\/\d+\/pages$/);
  await button(tab, pageListTexts.createMenu).click();
  await tab.getByRole('menuitem', { name: pageTexts.untitledPage }).click();
  await expect(button(tab, pageListTexts.createMenu)).toHaveAttribute('aria-busy', 'true');
  await button(tab, pageListTexts.createMenu).click();
  await expect(tab.getByRole('menu')).toHaveCount(0);
  release();
  await expect(tab).toHaveURL(/\/pages\/\d+/);
  expect(sent).toBe(1);
});

test('Edit is busy on a phone until the editor is loaded, and the text stays', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('slow editors');
  const { page: tab } = await person(phone);
  await team.join(tab, 'coach');
  const { id } = await team.addPage({ title: 'Lineout calls', content: '<p>Seven up, two down.</p>' });
  await saveData(tab);
  await tab.goto(`/pages/${id}`);
  const release = await holdCalls(tab, /^\/assets\//);
  const edit = button(tab, pageTexts.edit);
  await edit.click();
  await expect(edit).toHaveAttribute('aria-busy', 'true');
  await expect(tab.getByText('Seven up, two down.')).toBeVisible();
  release();
  await expect(tab.locator('.codex-editor')).toBeVisible();
});

test('the code that buttons open is prefetched when the browser is idle, in files of at most 100 kB', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('prefetch');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  await tab.goto(`/teams/${team.id}?tab=squad`, { waitUntil: 'load' });
  const scripts = watchScripts(tab);
  await expect.poll(() => [...scripts.keys()].join(), { timeout: 3 * PREFETCH_MS }).toContain('dialog');
  await tab.waitForTimeout(PREFETCH_MS);
  expect([...scripts].filter(([, size]) => size > MAX_PREFETCHED_BYTES)).toEqual([]);
});

test('nothing is prefetched for users who save data', async ({ ownTeam, person }) => {
  const team = await ownTeam('saving data');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  await saveData(tab);
  await tab.goto(`/teams/${team.id}?tab=squad`);
  await expect(tab.getByRole('button', { name: memberTexts.invitePeople })).toBeVisible();
  await tab.waitForLoadState('networkidle');
  await tab.waitForTimeout(OWN_CODE_MS);
  const scripts = watchScripts(tab);
  await tab.mouse.move(400, 400);
  await tab.keyboard.press('Shift');
  await tab.waitForTimeout(PREFETCH_MS);
  expect([...scripts.keys()]).toEqual([]);
});
