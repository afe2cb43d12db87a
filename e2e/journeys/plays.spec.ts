import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  accountTexts,
  appTexts,
  calls,
  mediaTexts,
  pageTexts,
  playTexts,
  savingTexts,
  teamNavTexts,
  type Play,
  type Team,
} from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { press, tabTo, type } from '../fixtures/keyboard';
import { test } from '../fixtures/own-team';
import { demoPassword, desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { png } from '../screens/media-library';
import { PlaysScreen } from '../screens/plays-screen';
import { SignIn } from '../screens/sign-in';

const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

/** The basketball team, with the coach as its coach and the player as its player. */
async function teamOf(page: Page): Promise<number> {
  const teams = (await (await callAs(page, calls.teams.list)).json()) as Team[];
  return teams.find(({ sport }) => sport === 'Basketball')?.id ?? 0;
}

async function givenPlay(page: Page, teamId: number, name: string): Promise<Play> {
  const body = { name, formation: '2-3', content: '<p>High hands.</p>' };
  return (await (await callAs(page, calls.plays.create, { params: { teamId }, body })).json()) as Play;
}

const textOf = (page: Page) => page.getByRole('dialog').locator('[contenteditable="true"]:visible').first();

test('a coach creates a play, edits it, and finds it again', async ({ person }) => {
  const { page } = await person(desktop);
  await new SignIn(page).as('coach@touchline.example');
  const plays = new PlaysScreen(page);
  await plays.open(await teamOf(page));
  const [name, label] = [unique('Thunder'), unique('late')];

  await page.getByRole('button', { name: playTexts.newPlay }).click();
  const dialog = plays.newDialog;
  await dialog.getByRole('button', { name: playTexts.create }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel(playTexts.name).fill(name);
  await dialog.getByLabel(playTexts.formation).fill('Horns');
  await dialog.getByLabel(playTexts.description).fill('For the last shot.');
  await dialog.getByRole('combobox', { name: playTexts.tags }).fill(label);
  await page.keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: playTexts.uploadDiagram }).click();
  await (await chooser).setFiles([png(`${name}.png`)]);
  await expect(dialog.getByRole('img', { name: playTexts.diagramOf(name) })).toBeVisible();
  await textOf(page).click();
  await page.keyboard.type('Roll ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('late');
  await expectAccessible(page, 'the dialog for a new play');
  await dialog.getByRole('button', { name: playTexts.create }).click();

  const open = plays.play(name);
  await expect(open.getByText('For the last shot.')).toBeVisible();
  await expect(open.locator('article b, article strong')).toHaveText('late');
  await expect(page).toHaveURL(/\?.*play=\d+/);
  await expectAccessible(page, 'an open play');
  await open.getByRole('button', { name: playTexts.star(name) }).click();

  await plays.edit(name);
  await plays.editDialog.getByLabel(playTexts.description).fill('For the last shot of a quarter.');
  await plays.editDialog.getByRole('button', { name: playTexts.chooseDiagram }).click();
  const library = page.getByRole('dialog', { name: mediaTexts.library });
  await library.getByRole('button', { name: mediaTexts.insertFile('hoops-horns.png') }).click();
  await expect(library).toBeHidden();
  await plays.editDialog.getByRole('button', { name: playTexts.save }).click();
  await expect(open.getByText('For the last shot of a quarter.')).toBeVisible();
  await expect(open.locator('article b, article strong')).toHaveText('late');
  await expect(open.getByRole('img')).toHaveAttribute('src', /hoops-horns/);

  await page.goBack();
  await expect(open).toBeHidden();
  await expect(plays.star(name)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(plays.star(name)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'the plays of a team');

  await page.getByRole('button', { name: label, exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText([name]);
  await page.getByRole('button', { name: label, exact: true }).click();
  const search = page.getByRole('searchbox', { name: pageTexts.searchSpace });
  await search.fill('shot of a quarter');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText([name]);
  await search.fill('no such play anywhere');
  await page.getByRole('button', { name: appTexts.clearSearch }).last().click();
  await expect(plays.card(name)).toBeVisible();
});

test('input in a play survives leaving it, and an expired session', async ({ person }) => {
  const { page, context } = await person(desktop);
  await new SignIn(page).as('coach@touchline.example');
  const teamId = await teamOf(page);
  const name = unique('Anvil');
  await givenPlay(page, teamId, name);
  const plays = new PlaysScreen(page);
  await plays.open(teamId);
  await plays.card(name).click();
  await plays.edit(name);
  const description = plays.editDialog.getByLabel(playTexts.description);
  await description.fill('Twice as hard.');
  await textOf(page).press('End');
  await textOf(page).pressSequentially(' Talk.');
  await expect(textOf(page)).toHaveText('High hands. Talk.');

  const question = page.getByRole('alertdialog', { name: playTexts.discardTitle });
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await question.getByRole('button', { name: playTexts.keepEditing }).click();
    await expect(question).toBeHidden();
  }
  await context.clearCookies();
  await plays.editDialog.getByRole('button', { name: playTexts.save }).click();
  const signIn = page.getByRole('dialog', { name: savingTexts.signInAgainTitle });
  await signIn.getByLabel(accountTexts.email).fill('coach@touchline.example');
  await signIn.getByLabel(accountTexts.password, { exact: true }).fill(demoPassword);
  await signIn.getByRole('button', { name: accountTexts.signIn, exact: true }).click();
  await expect(plays.editDialog).toBeHidden();
  await expect(plays.play(name).getByText('High hands. Talk.')).toBeVisible();

  await plays.edit(name);
  await description.fill('Something else.');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: playTexts.discard }).click();
  await expect(plays.editDialog).toBeHidden();
  await expect(plays.play(name).getByText('Twice as hard.')).toBeVisible();
});

test('a player opens a play by its link on a phone, sees live changes, and cannot edit it', async ({
  person,
}) => {
  const coach = (await person(desktop)).page;
  await new SignIn(coach).as('coach@touchline.example');
  const teamId = await teamOf(coach);
  const name = unique('Kite');
  const play = await givenPlay(coach, teamId, name);

  const { page } = await person(phone);
  await new SignIn(page).as('player@touchline.example');
  await page.goto(`/teams/${teamId}?play=${play.id}`);
  const open = new PlaysScreen(page).play(name);
  await expect(open.getByText('High hands.')).toBeVisible();
  for (const action of [playTexts.edit, playTexts.delete])
    await expect(open.getByRole('button', { name: action })).toHaveCount(0);
  await expectAccessible(page, 'an open play on a phone');
  await open.getByRole('button', { name: playTexts.copyLink }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `/teams/${teamId}?play=${play.id}`,
  );
  const body = { description: 'Now with a twist.' };
  await callAs(coach, calls.plays.change, { params: { playId: play.id }, body });
  await expect(open.getByText(body.description)).toBeVisible();
  await open.getByRole('button', { name: appTexts.close }).click();
  await expect(new PlaysScreen(page).card(name)).toBeVisible();
  await expect(page.getByRole('button', { name: playTexts.newPlay })).toHaveCount(0);

  const teams = (await (await callAs(coach, calls.teams.list)).json()) as Team[];
  const foreign = teams.find(({ sport }) => sport === 'American Football')?.id ?? 0;
  const theirs = await givenPlay(coach, foreign, unique('Secret'));
  await page.goto(`/teams/${teamId}?play=${theirs.id}`);
  await expect(page.getByRole('heading', { name: playTexts.notFound })).toBeVisible();
  await expect(page.getByText(theirs.name)).toHaveCount(0);
  await page.getByRole('button', { name: playTexts.backToPlays }).click();
  await expect(new PlaysScreen(page).card(name)).toBeVisible();
});

test('a play is created, read and deleted by keyboard only, and deleting it asks first', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Godwits');
  const { page } = await person(desktop);
  await team.join(page, 'coach');
  await team.addPlay({ name: 'Sluice' });
  await page.goto(`/teams/${team.id}`);
  const plays = new PlaysScreen(page);
  const name = unique('Gate');
  await tabTo(page, page.getByRole('tab', { name: teamNavTexts.recent }));
  await page.keyboard.press('End');
  await press(page, page.getByRole('button', { name: playTexts.newPlay }));
  await expect(plays.newDialog.getByLabel(playTexts.name)).toBeFocused();
  await page.keyboard.type(name);
  await type(page, textOf(page), '/');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('Shut it.');
  await page.keyboard.press('Control+s');
  const open = plays.play(name);
  await expect(open.getByText('Shut it.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();

  await press(page, plays.star(name), 'Space');
  await expect(plays.star(name)).toHaveAttribute('aria-pressed', 'true');
  await press(page, plays.card(name));
  await press(page, open.getByRole('button', { name: playTexts.delete }));
  const question = page.getByRole('alertdialog', { name: playTexts.delete });
  await expect(question.getByText(playTexts.confirmDelete)).toBeVisible();
  await expectAccessible(page, 'the question before a play is deleted');
  await page.keyboard.press('Escape');
  await expect(open).toBeVisible();
  await press(page, open.getByRole('button', { name: playTexts.delete }));
  await press(page, question.getByRole('button', { name: appTexts.delete }));
  await expect(open).toBeHidden();
  await expect(plays.card(name)).toHaveCount(0);
});

test('a play opens and closes over the current screen, and the tab has its title while it is open', async ({
  person,
}) => {
  const { page } = await person(desktop);
  await new SignIn(page).as('coach@touchline.example');
  const teamId = await teamOf(page);
  const name = unique('Lantern');
  const { id } = await givenPlay(page, teamId, name);
  const teams = (await (await callAs(page, calls.teams.list)).json()) as Team[];
  const team = teams.find((each) => each.id === teamId)?.name ?? '';
  const plays = new PlaysScreen(page);
  const close = () => plays.play(name).getByRole('button', { name: appTexts.close }).click();

  for (const [place, title] of [
    [`/dashboard?team=${teamId}&tab=plays`, appTexts.dashboard],
    [`/teams/${teamId}?tab=plays`, team],
  ] as const) {
    await page.goto(place);
    await plays.card(name).click();
    await expect(plays.play(name)).toBeVisible();
    await expect(page).toHaveURL(`${place}&play=${id}`);
    await expect(page).toHaveTitle(`${name} · ${appTexts.product}`);
    await close();
    await expect(page).toHaveURL(place);
    await expect(page).toHaveTitle(`${title} · ${appTexts.product}`);
    await expect(plays.card(name)).toBeFocused();

    await page.goto(`${place}&play=${id}`);
    await expect(page).toHaveTitle(`${name} · ${appTexts.product}`);
    await close();
    await expect(page).toHaveURL(place);
    await expect(page).toHaveTitle(`${title} · ${appTexts.product}`);
  }

  const { page: player } = await person(desktop);
  await new SignIn(player).as('ross.gallagher@touchline.example');
  const [only] = (await (await callAs(player, calls.teams.list)).json()) as [Team];
  const shown = await givenPlay(page, only.id, unique('Torch'));
  const seen = new PlaysScreen(player);
  await player.goto('/dashboard');
  await player.getByRole('tab', { name: playTexts.plays }).click();
  await seen.card(shown.name).click();
  await expect(seen.play(shown.name)).toBeVisible();
  await expect(player, 'what is copied from here is the same for others').toHaveURL(
    `/dashboard?tab=plays&team=${shown.teamId}&play=${shown.id}`,
  );
  await player.goBack();
  await expect(player).toHaveURL(/\/dashboard\?tab=plays$/);
});
