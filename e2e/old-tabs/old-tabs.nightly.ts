import { join } from 'node:path';
import type { Page as Tab } from '@playwright/test';
import { calls, type Page, type Team } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { demoPassword, expect, openBrowser, test } from '../fixtures/test';
import { Deployment } from '../fixtures/deployment';

/** The folder in which `npm run nightly -- old-tabs` has built an earlier commit. */
const oldWorkspace = process.env.OLD_BUILD ?? '';
const newWorkspace = join(import.meta.dirname, '../..');

/** Timeout for a tab to reconnect after the server was replaced, and to get the missed changes. */
const reconnectTimeout = { timeout: 60_000 };

type Contract = typeof import('@touchline/contract');

const deployment = new Deployment(Number(process.env.E2E_PORT));
test.afterAll(() => deployment.end());

test("tabs opened with the previous day's build keep working with the new server", async ({ browser }) => {
  test.setTimeout(300_000);
  const old = (await import(join(oldWorkspace, 'backend/contract/src/index.ts'))) as Contract;
  await deployment.serve(oldWorkspace);
  const coach = await openBrowser(browser);
  const player = await openBrowser(browser);
  const dashboard = await player.context.newPage();
  await signIn(coach.page, 'coach@touchline.example');
  await signIn(player.page, 'player@touchline.example');
  const page = await makePage(coach.page, player.page);

  await Promise.all([
    openWithStream(coach.page, `/pages/${page.id}`),
    openWithStream(player.page, `/pages/${page.id}`),
    openWithStream(dashboard, '/dashboard'),
  ]);
  const editor = coach.page.locator('[contenteditable=true]').filter({ hasText: 'Front pod first' });
  await expect(editor).toBeVisible();
  await expect(player.page.getByPlaceholder(old.commentTexts.placeholder)).toBeVisible();
  const pageErrors = watchErrors(coach.page, player.page);
  await Promise.all([coach.page, player.page].map(markDocument));

  await deployment.serve(newWorkspace);

  await test.step('text that a coach types is saved', async () => {
    await editor.click();
    await coach.page.keyboard.press('End');
    await coach.page.keyboard.type(' and the back pod second');
    await expect
      .poll(async () => (await readPage(coach.page, page)).content, reconnectTimeout)
      .toContain('Front pod first and the back pod second');
  });

  await test.step('the text appears for a player who has the page open', async () => {
    await expect(player.page.getByText('and the back pod second')).toBeVisible(reconnectTimeout);
  });

  await test.step('a comment of the player appears for the coach, and the reply for the player', async () => {
    await writeComment(player.page, old, 'Who calls it?');
    await expect(coach.page.getByText('Who calls it?')).toBeVisible(reconnectTimeout);
    await writeComment(coach.page, old, 'The hooker does.');
    await expect(player.page.getByText('The hooker does.')).toBeVisible(reconnectTimeout);
  });

  await test.step('the player stars the page', async () => {
    await player.page.getByRole('button', { name: old.pageTexts.star }).first().click();
    await expect.poll(async () => (await readPage(player.page, page)).isStarred).toBe(true);
  });

  await test.step('both tabs still show the documents of the earlier build, without an error', async () => {
    for (const tab of [coach.page, player.page]) expect(await tab.evaluate(isMarked)).toBe(true);
    expect(pageErrors).toEqual([]);
  });

  await test.step('a link opens a page whose code the tab may not have loaded yet', async () => {
    await dashboard.locator(`a[href^="/pages/${page.id}"]`).first().click();
    await expect(dashboard.getByText('and the back pod second')).toBeVisible(reconnectTimeout);
  });
  await Promise.all([coach, player].map(({ context }) => context.close()));
});

async function signIn(tab: Tab, email: string): Promise<void> {
  const login = deployment.origin + calls.accounts.login.path;
  const headers = { 'sec-fetch-site': 'same-origin' };
  const response = await tab.request.post(login, { data: { email, password: demoPassword }, headers });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Creates a page in a team of both users. */
async function makePage(coach: Tab, player: Tab): Promise<Page> {
  const [team] = (await (await callAs(player, calls.teams.list)).json()) as Team[];
  const made = await callAs(coach, calls.pages.create, {
    params: { teamId: team?.id ?? 0 },
    body: { title: 'Line-out on Sunday', content: '<p data-id="one">Front pod first</p>' },
  });
  return (await made.json()) as Page;
}

async function readPage(tab: Tab, { id }: Page): Promise<Page> {
  return (await (await callAs(tab, calls.pages.read, { params: { pageId: id } })).json()) as Page;
}

/** Opens a path and waits until the app has an open event stream. */
async function openWithStream(tab: Tab, path: string): Promise<void> {
  const stream = tab.waitForRequest((request) => request.url().includes(calls.events.stream.path));
  await tab.goto(path);
  await stream;
}

async function writeComment(tab: Tab, { commentTexts }: Contract, text: string): Promise<void> {
  await tab.getByPlaceholder(commentTexts.placeholder).fill(text);
  await tab.getByRole('button', { name: commentTexts.comment, exact: true }).click();
  await expect(tab.getByText(text)).toBeVisible();
}

/** Marks the document; a reload removes the mark. */
const markDocument = (tab: Tab) =>
  tab.evaluate(() => document.documentElement.toggleAttribute('data-opened-before', true));
const isMarked = () => document.documentElement.hasAttribute('data-opened-before');

function watchErrors(...tabs: Tab[]): string[] {
  const errors: string[] = [];
  for (const tab of tabs) tab.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
