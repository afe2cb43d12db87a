import { randomUUID } from 'node:crypto';
import {
  calls,
  pageListTexts,
  searchTexts as texts,
  teamNavTexts,
  type Page,
  type Team,
} from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { desktop, expect, expectAccessible, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const palette = (tab: Tab) => tab.getByRole('dialog', { name: texts.label });
const option = (tab: Tab, name: string | RegExp) => palette(tab).getByRole('option', { name });

test('a coach finds pages, teams and members while typing, and opens them by keyboard', async ({
  person,
}) => {
  const { page } = await person(desktop);
  await new SignIn(page).atHome('coach@touchline.example');
  const [team] = (await (await callAs(page, calls.teams.list)).json()) as Team[];
  const title = `Kingfisher ${randomUUID().slice(0, 8)}`;
  const word = `wheelbarrow${randomUUID().slice(0, 8)}`;
  const made = await callAs(page, calls.pages.create, {
    params: { teamId: team?.id ?? 0 },
    body: { title, content: `<p>The pod calls ${word} twice.</p>`, tags: ['whiteboard'] },
  });
  const { id } = (await made.json()) as Page;

  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await expect(option(page, texts.newPage)).toBeVisible();
  await expectAccessible(page, 'the search before anything is typed');
  const beginning = word.slice(0, -1);
  await page.keyboard.type(beginning);
  await expect(option(page, title)).toBeVisible();
  await expect(option(page, title).locator('mark')).toHaveText(beginning);
  await expectAccessible(page, 'what a search found');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/pages/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();

  let letPageThrough = () => {};
  const isLetThrough = new Promise<void>((done) => (letPageThrough = done));
  await page.route(`**/api/pages/${id}`, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('button', { name: teamNavTexts.search, exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.type('riley');
  letPageThrough();
  await expect(page.locator('[contenteditable="true"]').first()).toBeAttached();
  await expect(option(page, /^Riley Nakamura/)).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(team?.name ?? '');
  await expect(palette(page).getByRole('group', { name: texts.teams })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('no such thing anywhere');
  await expect(palette(page).getByText(texts.nothing)).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('new page');
  await option(page, new RegExp(`^${texts.newPage}`)).click();
  await expect(page.getByRole('dialog', { name: pageListTexts.createTitle })).toBeVisible();
});

test('a player searches on a phone, and finds nothing of other teams', async ({ person }) => {
  const coach = (await person(desktop)).page;
  await new SignIn(coach).as('manager@touchline.example');
  const made = await callAs(coach, calls.teams.create, { body: { name: 'Ospreys', sport: 'Hockey' } });
  const { id: teamId } = (await made.json()) as Team;
  const body = { title: 'Secret bittern', content: '<p>For us alone.</p>', tags: [] };
  await callAs(coach, calls.pages.create, { params: { teamId }, body });

  const { page } = await person(phone);
  await new SignIn(page).atHome('player@touchline.example');
  await page.getByRole('button', { name: teamNavTexts.search, exact: true }).click();
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('bittern');
  await expect(palette(page).getByText(texts.nothing)).toBeVisible();
  await expectAccessible(page, 'a search on a phone that finds nothing');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('lineout');
  const first = option(page, /lineout/i).first();
  await expect(first).toBeVisible();
  await expectAccessible(page, 'a search on a phone');
  await first.click();
  await page.waitForURL('**/pages/*');
});

test('a manager of several teams switches between them in the palette', async ({ person }) => {
  const { page } = await person(desktop);
  await new SignIn(page).atHome('manager@touchline.example');
  const [first, second] = (await (await callAs(page, calls.teams.list)).json()) as Team[];
  await page.goto(`/teams/${first?.id}`);
  await page.keyboard.press('Control+k');
  await expect(option(page, texts.newPage)).toBeVisible();
  await page.keyboard.type('switch to');
  await expect(option(page, texts.switchTo(second?.name ?? '')).first()).toBeVisible();
  await expect(
    palette(page).getByRole('option', { name: texts.switchTo(first?.name ?? ''), exact: true }),
  ).toHaveCount(0);
  await page.keyboard.type(` ${second?.name}`);
  await expect(palette(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/teams/${second?.id}`);
});
