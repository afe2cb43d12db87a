import { readFile } from 'node:fs/promises';
import {
  appTexts,
  calls,
  linkTexts,
  memberTexts,
  refusals,
  spaceTexts,
  teamNavTexts,
  teamTexts,
  userTexts as texts,
  type Team,
} from '@touchline/contract';
import type { FileChooser, Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { desktop, expect, expectAccessible, phone, test } from '../fixtures/test';
import { zipOf } from '../fixtures/zip';
import { SignIn } from '../screens/sign-in';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Creates a team of the signed-in user. */
async function newTeam(page: Page, name: string): Promise<Team> {
  const made = await callAs(page, calls.teams.create, { body: { name, sport: 'Rugby Union' } });
  return (await made.json()) as Team;
}

async function openRowMenu(page: Page, { row, entry }: { row: string; entry: string }) {
  await page.getByRole('row').filter({ hasText: row }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a team admin renames the team, adds many members at once and edits them', async ({ person }) => {
  const { page } = await person(desktop);
  await new SignIn(page).as('manager@touchline.example');
  const { id } = await newTeam(page, 'Merlins');
  await page.goto(`/teams/${id}`);
  await page.getByRole('link', { name: teamTexts.settings }).click();
  await page.getByLabel(teamTexts.name).fill('');
  await button(page, teamTexts.save).click();
  await expect(page.getByText('Team name is required')).toBeVisible();
  await page.getByLabel(teamTexts.name).fill('Merlins Second XV');
  await button(page, teamTexts.save).click();
  await expect(page.getByText(teamTexts.updated)).toBeVisible();
  await expect(page.getByRole('navigation').getByText('Merlins Second XV')).toBeVisible();
  await expectAccessible(page, 'the team info');

  await page.getByRole('tab', { name: teamTexts.manageUsers }).click();
  await button(page, texts.bulk).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.bulkSend(0) }).click();
  await expect(page.getByText(texts.noData, { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: texts.bulkText }).fill('nobody\nnowhere');
  await dialog.getByRole('button', { name: texts.bulkSend(0) }).click();
  await expect(page.getByText(texts.invalidData, { exact: true })).toBeVisible();
  await dialog
    .getByRole('textbox', { name: texts.bulkText })
    .fill('email,first,last,role\nwren@merlins.example,Wren,Hill\ncoach@touchline.example,,,coach\noops');
  await expect(dialog.getByText(texts.bulkPreview(2, 1))).toBeVisible();
  await expect(dialog.getByText(texts.bulkNoRole('player'))).toBeVisible();
  await expectAccessible(page, 'the preview of a bulk upload');
  await dialog.getByRole('button', { name: texts.bulkSend(2) }).click();
  await expect(page.getByText(texts.bulkDone)).toBeVisible();
  await expect(dialog.getByText(texts.actions.created)).toBeVisible();
  await expect(dialog.getByText(texts.actions.added, { exact: true })).toBeVisible();
  await expectAccessible(page, 'what became of a bulk upload');
  await dialog.getByRole('button', { name: texts.close, exact: true }).click();

  await page.getByRole('searchbox', { name: texts.search }).fill('wren');
  await expect(page.getByRole('row').filter({ hasText: 'Daniel Kerr' })).toHaveCount(0);
  await openRowMenu(page, { row: 'Wren Hill', entry: texts.edit });
  await dialog.getByLabel('First name').fill('Wrenna');
  await dialog.getByRole('button', { name: teamTexts.save }).click();
  await expect(page.getByText(texts.updated, { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: texts.search }).fill('');
  await openRowMenu(page, { row: 'Daniel Kerr', entry: texts.edit });
  await expect(dialog.getByText(texts.theirAccount)).toBeVisible();
  await expectAccessible(page, 'a member who has an account of their own');
  await dialog.getByRole('button', { name: appTexts.cancel }).click();
  await openRowMenu(page, { row: 'Wrenna Hill', entry: memberTexts.remove });
  await page.getByRole('alertdialog').getByRole('button', { name: memberTexts.remove }).click();
  await expect(page.getByText(texts.removed, { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Wrenna' })).toHaveCount(0);
});

test('an invite link is created, shown as a QR code, copied, closed and deleted on a phone', async ({
  person,
}) => {
  const { page } = await person(phone);
  await new SignIn(page).as('manager@touchline.example');
  const { id } = await newTeam(page, 'Sparrows');
  await page.goto(`/teams/${id}/settings?tab=users`);
  await expect(page.getByText(linkTexts.none)).toBeVisible();
  await button(page, linkTexts.create).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(linkTexts.maxUses).fill('0');
  await dialog.getByRole('button', { name: linkTexts.createAction }).click();
  await expect(dialog.getByText('Max uses must be at least 1')).toBeVisible();
  await dialog.getByLabel(linkTexts.maxUses).fill('');
  await expectAccessible(page, 'a new invite link');
  await dialog.getByRole('button', { name: linkTexts.createAction }).click();
  await expect(page.getByText(linkTexts.created)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: linkTexts.address })).toHaveValue(/\/invite\/\S+$/);
  await expectAccessible(page, 'a link that is ready');
  await dialog.getByRole('button', { name: linkTexts.done }).click();
  await expect(dialog).toHaveCount(0);
  const links = page.getByRole('grid', { name: linkTexts.title });
  await expect(links.getByText('0 / ∞')).toBeVisible();

  const menu = links.getByRole('button', { name: linkTexts.actionsFor('player') });
  const choose = async (entry: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  await choose(linkTexts.showCode);
  await expect(page.getByRole('img', { name: linkTexts.codeLabel('Sparrows') })).toBeVisible();
  await expectAccessible(page, 'the QR code of an invite link');
  await page.keyboard.press('Escape');
  await choose(linkTexts.copy);
  await expect(page.getByText(linkTexts.copied)).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/invite\/\S+$/);
  await choose(linkTexts.deactivate);
  await expect(page.getByText(linkTexts.deactivated)).toBeVisible();
  await expect(links.getByText('Inactive')).toBeVisible();
  await expectAccessible(page, 'invite links');
  await choose(linkTexts.delete);
  await page.getByRole('alertdialog').getByRole('button', { name: linkTexts.delete }).click();
  await expect(page.getByText(linkTexts.deleted)).toBeVisible();
  await expect(page.getByText(linkTexts.none)).toBeVisible();
});

test('team settings are available to team admins only', async ({ person }) => {
  const { page } = await person(desktop);
  await new SignIn(page).as('player@touchline.example');
  const [team] = (await (await callAs(page, calls.teams.list)).json()) as Team[];
  await page.goto(`/teams/${team?.id}/settings`);
  await expect(page.getByText(appTexts.accessDenied)).toBeVisible();
  await expect(page.getByText(teamTexts.settingsDenied)).toBeVisible();
  await page.goto('/teams/999999/settings');
  await expect(page.getByText(teamNavTexts.notFoundTitle)).toBeVisible();
  await expect(page.getByText(teamNavTexts.notFound)).toBeVisible();
});

test("a team's space is exported as one file and imported into another team", async ({ person }) => {
  const { page } = await person(phone);
  await new SignIn(page).as('manager@touchline.example');
  const from = await newTeam(page, 'Shearwaters');
  const body = { title: 'Long throw', content: '<p>Two lift, one leaves.</p>' };
  await callAs(page, calls.pages.create, { params: { teamId: from.id }, body });
  await page.goto(`/teams/${from.id}/settings`);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: spaceTexts.exportAction }).click();
  const archive = await (await saving).path();

  const to = await newTeam(page, 'Turnstones');
  await page.goto(`/teams/${to.id}/settings`);
  const choose = async (file: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await button(page, spaceTexts.importAction).click();
    await (await chooser).setFiles(file);
  };
  await choose({ name: 'lunch.zip', mimeType: 'application/zip', buffer: Buffer.from('Bread and cheese') });
  await expect(page.getByText(spaceTexts.importFailed)).toBeVisible();
  await expect(page.getByText(refusals.not_a_space.message)).toBeVisible();
  await choose({ name: 'space.zip', mimeType: 'application/zip', buffer: await readFile(archive) });
  await expect(page.getByText(spaceTexts.importedDetail({ pages: 1, plays: 0, files: 0 }))).toBeVisible();
  const missing = { path: "media/1-coach's.png" };
  const files = [{ path: missing.path, name: "coach's.png" }];
  const index = JSON.stringify({ format: 1, team: 'Terns', pages: [], files });
  await choose({
    name: 'repacked.zip',
    mimeType: 'application/zip',
    buffer: await zipOf({ 'Terns/space.json': index }),
  });
  await expect(page.getByText(spaceTexts.missing(1))).toBeVisible();
  await expect(page.getByText(missing.path)).toBeVisible();
  await expectAccessible(page, 'the export and import of a space');
  await page.goto(`/teams/${to.id}`);
  await page.getByRole('link', { name: body.title }).first().click();
  await expect(page.getByRole('article').getByText('Two lift, one leaves.')).toBeVisible();
});
