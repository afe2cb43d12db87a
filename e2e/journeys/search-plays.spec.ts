import type { Page as Tab } from '@playwright/test';
import { pageListTexts, playTexts, searchTexts as texts, teamNavTexts } from '@touchline/contract';
import { samplePlays } from '@touchline/contract/boards';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { PlaysScreen } from '../screens/plays-screen';

const palette = (tab: Tab) => tab.getByRole('dialog', { name: texts.label });
const option = (tab: Tab, name: string | RegExp) => palette(tab).getByRole('option', { name });

test('a coach finds a play by its name and the words of its board, and opens it by keyboard', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('Terns');
  const { page } = await person(desktop);
  await team.join(page, 'coach');
  const play = await team.addPlay({ name: 'Cormorant', board: samplePlays.soccer });
  const notes = await team.addPage({
    title: 'Notes',
    content: '<p>The cormorant is explained here.</p>',
  });
  await page.goto(`/teams/${team.id}`);

  await test.step('a play with the word in its name is before a page with it in its text', async () => {
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible();
    await page.keyboard.type('cormorant');
    await expect(palette(page).getByRole('group', { name: texts.plays })).toBeVisible();
    await expect(palette(page).getByRole('option').first()).toContainText('Cormorant');
    await expect(option(page, 'Notes')).toBeVisible();
  });

  await test.step('the passage of the board is shown, and Enter opens the play', async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type('8 finds 7 between');
    await expect(option(page, /^Cormorant/)).toContainText('8 finds 7 between the lines');
    await expectAccessible(page, 'the search with a play');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/plays/${play.id}`);
    await expect(new PlaysScreen(page).heading('Cormorant')).toBeAttached();
  });

  await test.step('an open play is not offered', async () => {
    await page.keyboard.press('Control+k');
    await expect(option(page, playTexts.newPlay)).toBeVisible();
    await expect(option(page, /^Cormorant/)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step('the play is among the recent ones', async () => {
    await page.goto('/starred');
    await page.getByRole('button', { name: teamNavTexts.search, exact: true }).click();
    await expect(palette(page).getByRole('group', { name: texts.recent })).toContainText('Cormorant');
    await page.keyboard.press('Escape');
  });

  await test.step('an open page is not offered, and the play still is', async () => {
    await page.goto(`/pages/${notes.id}`);
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('group', { name: texts.recent })).toContainText('Cormorant');
    await expect(option(page, /^Notes/)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.goto('/starred');
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('group', { name: texts.recent })).toContainText('Notes');
  });
});

test('a player finds published plays only, and no entry creates one', async ({ ownTeam, person }) => {
  const team = await ownTeam('Plovers');
  const { page } = await person(phone);
  await team.join(page, 'player');
  const play = await team.addPlay({ name: 'Oystercatcher one' });
  await team.addPlay({ name: 'Oystercatcher two', draft: true });
  await page.goto(`/teams/${team.id}`);
  await page.getByRole('button', { name: teamNavTexts.search, exact: true }).click();
  await expect(option(page, texts.settings)).toBeVisible();
  await expect(option(page, playTexts.newPlay)).toHaveCount(0);
  await page.keyboard.type('oystercatcher');
  await expect(option(page, 'Oystercatcher one')).toBeVisible();
  await expect(option(page, 'Oystercatcher two')).toHaveCount(0);
  await option(page, 'Oystercatcher one').click();
  await page.waitForURL(`**/plays/${play.id}`);
});

test('a coach starts a new play from the palette and from the Create menu, and goes to the plays of a team by the sidebar', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('Avocets');
  const { page } = await person(desktop);
  await team.join(page, 'coach');
  const plays = new PlaysScreen(page);
  await team.addPage({ title: 'Notes' });
  await page.goto(`/dashboard?team=${team.id}`);

  await page.keyboard.press('Control+k');
  await option(page, playTexts.newPlay).click();
  await expect(plays.newDialog).toBeVisible();
  await plays.newDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(plays.newDialog).toBeHidden();

  await page.getByRole('button', { name: pageListTexts.createMenu, exact: true }).click();
  await page.getByRole('menuitem', { name: playTexts.newPlay }).click();
  await plays.newDialog.getByLabel(playTexts.name).fill('Avocet press');
  await plays.newDialog.getByRole('button', { name: playTexts.create }).click();
  await page.waitForURL('**/plays/*');
  await expect(plays.heading('Avocet press')).toBeAttached();

  const sidebar = page.getByRole('list', { name: teamNavTexts.teams, exact: true });
  const link = sidebar.getByRole('link', { name: teamNavTexts.plays, exact: true });
  await expect(link).toHaveAttribute('aria-current', 'true');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/teams/${team.id}\\?tab=plays$`));
  await expect(plays.card('Avocet press')).toBeVisible();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveCount(1);
});
