import { calls, pageTexts, type Page, type Team, historyTexts } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { holdScripts } from '../fixtures/server-rendering';
import { desktop, expect, expectAccessible, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const words = (times: number) => '<p>Hold the line until the ball is out. </p>'.repeat(times);
const content = ['Kick-off', 'Lineout', 'Scrum', 'Last five minutes']
  .map((title, place) => `<h2 data-id="heading${place}">${title}</h2>${words(30)}`)
  .join('');

/** Creates a long page in the coach's team, and signs in a player. Tests run in parallel in one team: each names its page. */
async function longPage(coach: Tab, player: Tab, title: string): Promise<Page> {
  for (const [tab, email] of [
    [coach, 'coach@touchline.example'],
    [player, 'player@touchline.example'],
  ] as const)
    await new SignIn(tab).as(email);
  const [team] = (await (await callAs(player, calls.teams.list)).json()) as Team[];
  const made = await callAs(coach, calls.pages.create, {
    params: { teamId: team?.id ?? 0 },
    body: { title, content },
  });
  return (await made.json()) as Page;
}

test('a player finds a section of a long page, and a link opens it for others', async ({ person }) => {
  // The contents stand beside a page from 1,680 px; below that they are a menu.
  const { page: player } = await person({ width: 1680, height: 900 });
  const { page: coach } = await person(desktop);
  const { id: pageId } = await longPage(coach, player, 'Plan with sections');
  await player.goto(`/pages/${pageId}`);
  const contents = player.getByRole('navigation', { name: pageTexts.onThisPage });
  await contents.getByRole('link', { name: 'Scrum' }).click();
  await expect(player.getByRole('heading', { name: 'Scrum' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Scrum' })).toHaveAttribute('aria-current', 'location');
  await expectAccessible(player, 'a long page');

  const address = player.url();
  await player.goto('/dashboard');
  await player.goto(address);
  await expect(player.getByRole('heading', { name: 'Scrum' })).toBeInViewport();
  await player.getByRole('heading', { name: 'Scrum' }).hover();
  await player.getByRole('link', { name: pageTexts.linkToSection('Scrum') }).click();
  expect(player.url()).toBe(address);
  await player.goBack();
  await expect(player).toHaveURL(/dashboard/);

  await coach.goto(address);
  await expect(coach.getByRole('toolbar')).toBeVisible();
  await expect(coach.locator('h2', { hasText: 'Scrum' })).toBeInViewport();
});

test('on a phone the table of contents of a long page is a menu above it', async ({ person }) => {
  const { page: player } = await person(phone);
  const { page: coach } = await person(desktop);
  const { id: pageId } = await longPage(coach, player, 'Plan on a phone');
  await player.goto(`/pages/${pageId}`);
  await player.getByRole('button', { name: pageTexts.onThisPage }).click();
  await expectAccessible(player, 'the contents of a long page');
  await player.getByRole('menuitem', { name: 'Last five minutes', exact: true }).click();
  await expect(player.getByRole('heading', { name: 'Last five minutes' })).toBeInViewport();
});

test('the page behind a link is prefetched, and is counted as viewed only when it is opened', async ({
  person,
}) => {
  const { page: player } = await person(desktop);
  const { page: coach } = await person(desktop);
  const { id: pageId, teamId } = await longPage(coach, player, 'Plan ahead of the press');
  const views = async () =>
    ((await (await callAs(coach, calls.pages.read, { params: { pageId } })).json()) as Page).views;
  const letThrough = await holdScripts(player, `**/api/pages/${pageId}`);
  // The link gets the focus before the code that prefetches is there.
  const loadPrefetch = await holdScripts(player, '**/assets/prefetch-*.js');
  await player.goto(`/dashboard?team=${teamId}`);
  const card = player.getByRole('main').getByRole('link', { name: 'Plan ahead of the press' }).first();
  const asked = player.waitForResponse(`**/api/pages/${pageId}?ahead=yes`);
  await card.focus();
  loadPrefetch();
  await asked;
  const before = await views();
  await card.click();
  await expect(player.getByRole('heading', { level: 1, name: 'Plan ahead of the press' })).toBeVisible();
  letThrough();
  await expect.poll(views).toBe(before + 1);
});

test('the editor is prefetched while the pointer is on a link to a page, for a user who may edit it and for no other', async ({
  person,
}) => {
  const { page: player } = await person(desktop);
  const { page: coach } = await person(desktop);
  const { id: pageId, teamId } = await longPage(coach, player, 'Plan under the pointer');
  const chunks = new Map<Tab, string[]>();
  for (const page of [coach, player]) {
    const loaded: string[] = [];
    chunks.set(page, loaded);
    await page.goto(`/teams/${teamId}`);
    page.on('requestfinished', (request) => loaded.push(request.url()));
    const read = page.waitForResponse(`**/api/pages/${pageId}?ahead=yes`);
    await page.getByRole('main').getByRole('link', { name: 'Plan under the pointer' }).first().hover();
    await read;
  }
  const hasEditor = (page: Tab) => chunks.get(page)?.some((url) => url.includes('/assets/page-editor-'));
  await expect.poll(() => hasEditor(coach)).toBe(true);
  await player.waitForLoadState('networkidle');
  expect(hasEditor(player)).toBe(false);
});

test('a player sees no history', async ({ person }) => {
  const player = await person(phone);
  await new SignIn(player.page).as('player@touchline.example');
  await player.page.goto('/pages/1');
  await player.page.getByRole('button', { name: pageTexts.moreActions, exact: true }).click();
  await expect(player.page.getByRole('menuitem', { name: pageTexts.copyLink })).toBeVisible();
  await expect(player.page.getByRole('menuitem', { name: pageTexts.history })).toBeHidden();
  await player.page.goto('/pages/1/history');
  await expect(player.page.getByText(historyTexts.of.page.denied)).toBeVisible();
});
