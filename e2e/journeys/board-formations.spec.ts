import type { Page as Tab } from '@playwright/test';
import { calls, playBoardTexts } from '@touchline/contract';
import { boardEditorTexts as texts, lineUpOf, samplePlays } from '@touchline/contract/boards';
import { boxOf, centreOf } from '../fixtures/box';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { dragTouch } from '../fixtures/touch';
import { openPlay } from '../screens/open-play';

const pitch = (tab: Tab) => tab.getByRole('application', { name: texts.board });
/** A piece on the pitch, by the beginning of its name. */
const piece = (tab: Tab, name: string) =>
  pitch(tab).getByRole('button', { name: new RegExp(String.raw`^${name}\b`) });
const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true });
const entry = (tab: Tab, name: string) => tab.getByRole('menuitem', { name, exact: true });

/** Players with their places, in words. */
const playersIn = (tab: Tab) =>
  pitch(tab)
    .getByRole('button')
    .evaluateAll((all) =>
      all
        .map(({ ariaLabel }) => (ariaLabel ?? '').replace(/, has the ball$/, ''))
        .filter((label) => !label.startsWith('The ball'))
        .sort(),
    );

async function openNewBoard(tab: Tab, playId: number) {
  await openPlay(tab, playId);
  await button(tab, playBoardTexts.draw).click();
  await expect(pitch(tab)).toBeVisible();
}

/** Opens the menu of formations and waits for its entries. */
async function openMenu(tab: Tab) {
  await button(tab, texts.formations).click();
  await expect(entry(tab, texts.saveFormation)).toBeVisible();
}

test('a coach saves a formation on a phone, and another one uses, renames, deletes and restores it at a desk', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('formations', 'Soccer');
  const [{ page: pocket }, { page: desk }] = [await person(phone), await person(desktop)];
  await team.join(pocket, 'coach');
  await team.join(desk, 'coach');
  const { id: first } = await team.addPlay({ name: 'Overlap' });
  const { id: second } = await team.addPlay({ name: 'Switch' });
  await openNewBoard(desk, second);
  await openNewBoard(pocket, first);

  await test.step('our players are saved as they are in Start', async () => {
    const before = (await piece(pocket, '9').getAttribute('aria-label')) ?? '';
    const from = centreOf(await boxOf(piece(pocket, '9')));
    await dragTouch(pocket, from, { x: from.x + 70, y: from.y + 60 });
    await expect(piece(pocket, '9')).not.toHaveAttribute('aria-label', before);
    await openMenu(pocket);
    await entry(pocket, texts.saveFormation).click();
    const form = pocket.getByRole('form', { name: texts.saveFormation });
    const name = form.getByRole('textbox');
    await expect(name).toHaveValue('4-3-3');
    await expectAccessible(pocket, 'the name of a formation on a phone');
    await name.fill('High press');
    await form.getByRole('button', { name: texts.save }).click();
    await expect(pocket.getByText(texts.formationSaved('High press'))).toBeVisible();
  });

  await test.step('the other coach has it without a reload, and lines up with it', async () => {
    const label = (await piece(pocket, '9').getAttribute('aria-label')) ?? '';
    await expect(piece(desk, '9')).not.toHaveAttribute('aria-label', label);
    await openMenu(desk);
    await expectAccessible(desk, 'the menu of formations');
    await desk.keyboard.press('n');
    await expect(desk.getByRole('tab', { name: texts.step(1), includeHidden: true })).toHaveCount(0);
    await entry(desk, 'High press').click();
    await expect(piece(desk, '9')).toHaveAttribute('aria-label', label);
    await button(desk, texts.addStep).click();
    await openMenu(desk);
    await expect(desk.getByRole('menuitem', { name: texts.saveFormation })).toBeDisabled();
    await desk.keyboard.press('Escape');
  });

  const list = desk.getByRole('list', { name: texts.ownFormations });

  await test.step('it is renamed by keys; a taken name is refused', async () => {
    await openMenu(desk);
    await entry(desk, texts.manageFormations).click();
    await expect(list).toContainText(texts.playersOf(11));
    await expectAccessible(desk, 'the formations of a team');
    await button(desk, texts.renameFormationOf('High press')).focus();
    await desk.keyboard.press('Enter');
    const name = desk.getByRole('form', { name: texts.renameFormation }).getByRole('textbox');
    await expect(name).toHaveValue('High press');
    await name.fill(' ');
    await desk.keyboard.press('Enter');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Low block');
    await desk.keyboard.press('Enter');
    await expect(list).toContainText('Low block');
  });

  await test.step('it is deleted, and Undo brings it back for both', async () => {
    const body = { name: 'Box', lineUp: lineUpOf(samplePlays.soccer) };
    await callAs(pocket, calls.boardFormations.create, { params: { teamId: team.id }, body });
    await expect(list).toContainText('Box');
    await button(desk, texts.deleteFormationOf('Low block')).click();
    await expect(list).not.toContainText('Low block');
    await expect(button(desk, texts.deleteFormationOf('Box'))).toBeFocused();
    await desk.getByRole('status').getByRole('button', { name: texts.undo }).click();
    await expect(list).toContainText('Low block');
    await openMenu(pocket);
    await expect(entry(pocket, 'Low block')).toBeVisible();
    await expect(entry(pocket, 'High press')).toHaveCount(0);
  });
});

test('a new board begins on the last pitch with the last formation of the team, and without hints after the first', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('last formation', 'Hockey');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id: first } = await team.addPlay({ name: 'Power play' });
  const { id: second } = await team.addPlay({ name: 'Breakout' });

  await openPlay(tab, first);
  await button(tab, playBoardTexts.draw).click();
  await entry(tab, playBoardTexts.sports['ice-hockey']).click();
  await expect(pitch(tab)).toBeVisible();
  await expect(tab.getByText(texts.placeHint)).toBeVisible();
  const before = await playersIn(tab);
  await button(tab, texts.formations).click();
  await tab
    .getByRole('group', { name: texts.formationOfUs })
    .getByRole('menuitem', { name: '2-1-2' })
    .click();
  await expect.poll(() => playersIn(tab)).not.toEqual(before);
  const chosen = await playersIn(tab);
  await button(tab, texts.done).click();
  await expect(button(tab, playBoardTexts.edit)).toBeVisible();

  await openNewBoard(tab, second);
  await expect(tab.getByText(texts.placeHint)).toHaveCount(0);
  await expect.poll(() => playersIn(tab)).toEqual(chosen);
});
