import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  accountTexts,
  appTexts,
  calls,
  historyTexts,
  mediaTexts,
  pageListTexts,
  pageTexts,
  playSavingTexts,
  playTexts,
  savingTexts,
  teamNavTexts,
  type Play,
} from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { press, tabTo, type } from '../fixtures/keyboard';
import { test } from '../fixtures/own-team';
import { demoPassword, desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { hideTab } from '../fixtures/visibility';
import { png } from '../screens/media-library';
import { PageScreen } from '../screens/page-screen';
import { PlaysScreen } from '../screens/plays-screen';

const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;
const content = '<p data-id="highhands">High hands.</p><p data-id="talkloud">Talk.</p>';

const stored = async (tab: Page, playId: number) =>
  (await (await callAs(tab, calls.plays.read, { params: { playId } })).json()) as Play;

test('a coach creates a play, edits it on its screen, and finds it again', async ({ person, ownTeam }) => {
  const team = await ownTeam('Avocets');
  const { page } = await person(desktop);
  await team.join(page, 'coach');
  await team.addPlay({ name: 'Sluice' });
  const plays = new PlaysScreen(page);
  await plays.open(team.id);
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
  await dialog.locator('[contenteditable="true"]:visible').first().click();
  await page.keyboard.type('Roll ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('late');
  await expectAccessible(page, 'the dialog for a new play');
  await dialog.getByRole('button', { name: playTexts.create }).click();

  await expect(page).toHaveURL(/\/plays\/\d+$/);
  await expect(plays.field('name')).toHaveValue(name);
  await expect(page).toHaveTitle(`${name} · ${appTexts.product}`);
  await expect(plays.text.locator('b, strong')).toHaveText('late');
  await expectAccessible(page, 'a play that is edited');
  await plays.star(name).click();
  await expect(plays.star(name)).toHaveAttribute('aria-pressed', 'true');
  await plays.field('description').fill('For the last shot of a quarter.');
  await plays.field('formation').fill('');
  await new PageScreen(page).waitForSaved();
  await page.reload();
  await expect(plays.field('description')).toHaveValue('For the last shot of a quarter.');
  await expect(plays.field('formation')).toHaveValue('');

  await page.getByRole('link', { name: playTexts.back }).click();
  await expect(plays.star(name)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'the plays of a team');
  const search = page.getByRole('searchbox', { name: pageListTexts.searchSpace });
  await search.fill('shot of a quarter');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText([name]);
  await search.fill('no such play anywhere');
  await page.getByRole('button', { name: appTexts.clearSearch }).last().click();
  await expect(plays.card(name)).toBeVisible();
});

test('a play that is edited survives an expired session, and is saved before it is left', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Bitterns');
  const { page, context } = await person(desktop);
  const { email } = await team.join(page, 'coach');
  const play = await team.addPlay({ name: 'Anvil', content });
  const plays = new PlaysScreen(page);
  await page.goto(`/plays/${play.id}`);
  await expect(plays.text.getByText('High hands.')).toBeVisible();
  await plays.field('description').fill('Twice as hard.');
  await new PageScreen(page).waitForSaved();

  await context.clearCookies();
  await plays.field('formation').fill('2-3');
  await page.getByRole('button', { name: savingTexts.signInAgain, exact: true }).click();
  const signIn = page.getByRole('dialog', { name: savingTexts.signInAgainTitle });
  await signIn.getByLabel(accountTexts.email).fill(email);
  await signIn.getByLabel(accountTexts.password, { exact: true }).fill(demoPassword);
  await signIn.getByRole('button', { name: accountTexts.signIn, exact: true }).click();
  await new PageScreen(page).waitForSaved();

  await plays.field('formation').fill('3-2');
  await page.getByRole('link', { name: playTexts.back }).click();
  await expect(plays.card('Anvil')).toBeVisible();
  await expect
    .poll(() => stored(page, play.id))
    .toMatchObject({ formation: '3-2', description: 'Twice as hard.' });
});

test('the draft of a play is kept in the browser when its tab is closed', async ({ person, ownTeam }) => {
  const team = await ownTeam('Curlews');
  const { page, context, expected } = await person(desktop);
  expected.push((message) => message.text().includes('net::ERR_FAILED'));
  await team.join(page, 'coach');
  const play = await team.addPlay({ name: 'Kite', content });
  await page.goto(`/plays/${play.id}`);
  await page.route(`**/api/plays/${play.id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  const plays = new PlaysScreen(page);
  await expect(plays.text.getByText('High hands.')).toBeVisible();
  await plays.field('description').fill('Wide and late.');
  await expect(page.getByText(playSavingTexts.saveFailed)).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto(`/plays/${play.id}`);
  await again.getByRole('button', { name: savingTexts.restore }).click();
  await expect(new PlaysScreen(again).field('description')).toHaveValue('Wide and late.');
  await new PageScreen(again).waitForSaved();
  await expect.poll(() => stored(again, play.id)).toMatchObject({ description: 'Wide and late.', content });
});

test('two coaches edit a play: different fields are merged, the same field is a question', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Dunlins');
  const { page } = await person(desktop);
  await team.join(page, 'coach');
  const play = await team.addPlay({ name: 'Lantern', formation: '2-3', content });
  await page.goto(`/plays/${play.id}`);
  const plays = new PlaysScreen(page);
  await expect(plays.text.getByText('High hands.')).toBeVisible();
  // A hidden tab gets no live updates, so that its save meets a version that it does not know.
  await hideTab(page);
  const change = (body: object) => callAs(page, calls.plays.change, { params: { playId: play.id }, body });

  await change({ formation: '3-2' });
  await plays.field('description').fill('Mine.');
  await expect(page.getByText(playSavingTexts.mergedDetail)).toBeVisible();
  await expect(plays.field('formation')).toHaveValue('3-2');
  await new PageScreen(page).waitForSaved();

  await change({ description: 'Theirs.' });
  await plays.field('description').fill('Mine, again.');
  const dialog = page.getByRole('dialog', { name: playSavingTexts.conflictTitle });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'a conflict in a play');
  await dialog.locator('label').filter({ hasText: savingTexts.theirs }).click();
  await dialog.getByRole('button', { name: playSavingTexts.saveChoices }).click();
  await new PageScreen(page).waitForSaved();
  await expect(plays.field('description')).toHaveValue('Theirs.');
  await expect.poll(() => stored(page, play.id)).toMatchObject({ formation: '3-2', description: 'Theirs.' });
});

test('a coach sees who changed a play in its history, and restores a version', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Egrets');
  const { page } = await person(desktop);
  await team.join(page, 'coach');
  const play = await team.addPlay({ name: 'Torch', formation: 'Box', content });
  await callAs(page, calls.plays.change, { params: { playId: play.id }, body: { formation: 'Diamond' } });
  await page.goto(`/plays/${play.id}`);
  const plays = new PlaysScreen(page);
  await expect(plays.field('formation')).toHaveValue('Diamond');
  await plays.choose(historyTexts.of.play.history);
  await expect(page).toHaveURL(`/plays/${play.id}/history`);
  await expect(page.locator('del')).toHaveText('Box');
  await expectAccessible(page, 'the history of a play');
  await page.goto(`/plays/${play.id}/history?version=1`);
  await page.getByRole('button', { name: historyTexts.restoreVersion }).click();
  await page.getByRole('button', { name: historyTexts.restoreVersionAction, exact: true }).click();
  await expect(page).toHaveURL(`/plays/${play.id}`);
  await expect(plays.field('formation')).toHaveValue('Box');
});

test('a player opens a play by an old link on a phone, sees live changes, and cannot edit it', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Fulmars');
  const foreign = await ownTeam('Gannets');
  const { page } = await person(phone);
  await team.join(page, 'player');
  const coach = (await person(desktop)).page;
  await team.join(coach, 'coach');
  const play = await team.addPlay({ name: 'Kestrel', formation: '2-3', content });
  const plays = new PlaysScreen(page);

  for (const old of [`/teams/${team.id}?play=${play.id}`, `/dashboard?tab=plays&play=${play.id}`]) {
    await page.goto(old);
    await expect(page).toHaveURL(`/plays/${play.id}`);
    await expect(plays.heading('Kestrel')).toBeVisible();
  }
  await expect(page.getByText('High hands.')).toBeVisible();
  await expect(page.locator('[contenteditable="true"]')).toHaveCount(0);
  await expectAccessible(page, 'a play on a phone');
  await page.getByRole('button', { name: pageTexts.moreActions }).click();
  await expect(page.getByRole('menuitem')).toHaveText([playTexts.copyLink, pageTexts.downloadPdf]);
  await page.getByRole('menuitem', { name: playTexts.copyLink }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/plays/${play.id}`);
  const body = { description: 'Now with a twist.' };
  await callAs(coach, calls.plays.change, { params: { playId: play.id }, body });
  await expect(page.getByText(body.description)).toBeVisible();
  await page.goto(`/plays/${play.id}/history`);
  await expect(page.getByText(historyTexts.of.play.denied)).toBeVisible();

  const theirs = await foreign.addPlay({ name: unique('Secret') });
  await page.goto(`/plays/${theirs.id}`);
  await expect(page.getByRole('heading', { name: playTexts.notFound })).toBeVisible();
  await expect(page.getByText(theirs.name)).toHaveCount(0);

  await page.goto(`/plays/${play.id}`);
  await expect(plays.heading('Kestrel')).toBeVisible();
  await callAs(coach, calls.plays.remove, { params: { playId: play.id } });
  await expect(page.getByRole('heading', { name: playTexts.notFound })).toBeVisible();
});

test('a play is created, left with Back and deleted by keyboard only, and the focus returns to its card', async ({
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
  // The squad is the last tab, and the plays are beside it.
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await press(page, page.getByRole('button', { name: playTexts.newPlay }));
  await expect(plays.newDialog.getByLabel(playTexts.name)).toBeFocused();
  await page.keyboard.type(name);
  await type(page, plays.newDialog.locator('[contenteditable="true"]:visible').first(), 'Shut it.');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/plays\/\d+$/);
  await expect(plays.text.getByText('Shut it.')).toBeVisible();
  await page.goBack();
  await expect(plays.card(name)).toBeVisible();

  await press(page, plays.star(name), 'Space');
  await expect(plays.star(name)).toHaveAttribute('aria-pressed', 'true');
  await press(page, plays.card(name));
  await expect(plays.text.getByText('Shut it.')).toBeVisible();
  await page.goBack();
  await expect(plays.card(name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(plays.text.getByText('Shut it.')).toBeVisible();
  const deleting = async () => {
    await press(page, page.getByRole('button', { name: pageTexts.moreActions }));
    const entry = page.getByRole('menuitem', { name: playTexts.delete });
    await expect(entry).toBeVisible();
    await page.keyboard.press('End');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await deleting();
  const question = page.getByRole('alertdialog', { name: playTexts.delete });
  await expect(question.getByText(playTexts.confirmDelete)).toBeVisible();
  await expectAccessible(page, 'the question before a play is deleted');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await deleting();
  await press(page, question.getByRole('button', { name: appTexts.delete }));
  await expect(page).toHaveURL(`/teams/${team.id}?tab=plays`);
  await expect(plays.card('Sluice')).toBeVisible();
  await expect(plays.card(name)).toHaveCount(0);
});

test('the diagram of a play is chosen from the library on its screen', async ({ person, ownTeam }) => {
  const team = await ownTeam('Herons');
  const { page } = await person(desktop);
  await team.join(page, 'coach');
  const play = await team.addPlay({ name: 'Weir', content });
  const plays = new PlaysScreen(page);
  await page.goto(`/plays/${play.id}`);
  await expect(plays.text.getByText('High hands.')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: playTexts.uploadDiagram }).click();
  await (await chooser).setFiles([png('weir.png')]);
  await expect(page.getByRole('img', { name: playTexts.diagramOf('Weir') })).toBeVisible();
  await page.getByRole('button', { name: playTexts.removeDiagram }).click();
  await page.getByRole('button', { name: playTexts.chooseDiagram }).click();
  const library = page.getByRole('dialog', { name: mediaTexts.library });
  await library.getByRole('button', { name: mediaTexts.insertFile('weir.png') }).click();
  await expect(library).toBeHidden();
  await new PageScreen(page).waitForSaved();
  expect((await stored(page, play.id)).diagramUrl).toMatch(/weir/);
});
