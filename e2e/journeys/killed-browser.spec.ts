import type { Page as Tab } from '@playwright/test';
import { calls, commentTexts as texts, savingTexts } from '@touchline/contract';
import { test as base, type ApiUser } from '../fixtures/api-user';
import { startKillableChromium, type KillableChromium } from '../fixtures/killable-chromium';
import { waitForHydration, expect } from '../fixtures/test';

/** Time from the last key to the kill. */
const KILL_DELAY_MS = 100;

interface Killable {
  /** Starts the browser of this journey with the profile that the previous one left. */
  start: () => Promise<KillableChromium>;
}

const test = base.extend<Killable>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  start: async ({}, use, info) => {
    let running: KillableChromium | undefined;
    await use(async () => (running = await startKillableChromium(info.outputPath('profile'))));
    await running?.kill();
  },
});

const box = (tab: Tab) => tab.getByPlaceholder(texts.placeholder);

async function openPage({ context }: KillableChromium, user: ApiUser, url: string): Promise<Tab> {
  const { name, value } = await user.sessionCookie();
  await context.addCookies([{ name, value, url: new URL(url).origin, httpOnly: true }]);
  const tab = await context.newPage();
  await tab.goto(url);
  await waitForHydration(tab);
  return tab;
}

test('a comment draft survives a killed browser', async ({ api, start, baseURL }) => {
  const player = await api('player@touchline.example');
  const page = await (await api('coach@touchline.example')).makePage('Killed', 'Front pod first');
  const url = `${baseURL}/pages/${page.id}`;
  const browser = await start();
  const tab = await openPage(browser, player, url);
  await box(tab).click();
  await tab.keyboard.type('Who calls it when the wind is against us?');
  await tab.waitForTimeout(KILL_DELAY_MS);
  await browser.kill();

  const again = await openPage(await start(), player, url);
  await expect(box(again)).toHaveValue('Who calls it when the wind is against us?');
});

test('a comment queued offline survives a killed browser, and is sent once', async ({
  api,
  start,
  baseURL,
}) => {
  const player = await api('player@touchline.example');
  const page = await (await api('coach@touchline.example')).makePage('Killed', 'Front pod first');
  const url = `${baseURL}/pages/${page.id}`;
  const browser = await start();
  const tab = await openPage(browser, player, url);
  await browser.context.setOffline(true);
  await box(tab).fill('From the bus');
  await box(tab).press('Control+Enter');
  await tab.getByText(texts.waitingLead).waitFor();
  await tab.waitForTimeout(KILL_DELAY_MS);
  await browser.kill();

  const again = await openPage(await start(), player, url);
  await expect(again.getByRole('article').getByText('From the bus')).toBeVisible();
  await expect(again.getByText(texts.waitingLead)).toHaveCount(0);
  const comments = await player.call(calls.comments.list, { params: { pageId: page.id } });
  expect(comments.map(({ content }) => content)).toEqual(['From the bus']);
});

test('the text of a page survives a browser that is killed 100 ms after the last keystroke', async ({
  api,
  start,
  baseURL,
}) => {
  const coach = await api('coach@touchline.example');
  const page = await coach.makePage('Killed', 'Front pod first');
  const url = `${baseURL}/pages/${page.id}`;
  const browser = await start();
  const tab = await openPage(browser, coach, url);
  const words = (of: Tab) => of.locator('[contenteditable="true"]').filter({ hasText: 'Front pod first' });
  await tab.getByRole('toolbar').waitFor();
  await words(tab).click();
  await tab.keyboard.press('End');
  await tab.keyboard.type(', then the back pod', { delay: 30 });
  await tab.waitForTimeout(KILL_DELAY_MS);
  await browser.kill();

  const again = await openPage(await start(), coach, url);
  await again.getByRole('button', { name: savingTexts.restore }).click();
  await expect(words(again)).toHaveText('Front pod first, then the back pod');
});
