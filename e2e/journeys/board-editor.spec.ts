import type { Page as Tab } from '@playwright/test';
import { calls, editorTexts, pageTexts, playBoardTexts, savingTexts, type Play } from '@touchline/contract';
import {
  boardEditorTexts as texts,
  mirrored,
  samplePlays,
  writeBoard,
  type Board,
  type Move,
} from '@touchline/contract/boards';
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

const middleOf = async (tab: Tab, name: string) => centreOf(await boxOf(piece(tab, name)));

/** Drags a piece by pixels, or to another piece. */
async function drag(tab: Tab, name: string, to: string | readonly [x: number, y: number]) {
  const from = await middleOf(tab, name);
  const end = typeof to === 'string' ? await middleOf(tab, to) : { x: from.x + to[0], y: from.y + to[1] };
  await dragTouch(tab, from, end);
}

async function storedBoard(tab: Tab, playId: number): Promise<Board | null> {
  const read = await callAs(tab, calls.plays.read, { params: { playId } });
  return ((await read.json()) as Play).board ?? null;
}

const labelIn = (board: Board, id: string | undefined) => board.pieces.find((one) => one.id === id)?.number;

/** Moves of each step, such as `8 pass 7` and `2 run`. */
const movesOf = (board: Board | null) =>
  board?.steps.map(({ moves }) =>
    moves.map(({ piece: who, kind = 'run', to }: Move) =>
      [labelIn(board, who), kind, labelIn(board, to)].filter(Boolean).join(' '),
    ),
  );

const script = [['8 pass 7', '2 run'], ['7 run'], ['7 pass 2', '2 run', '9 run']];

async function openNewBoard(tab: Tab, playId: number) {
  await openPlay(tab, playId);
  await button(tab, playBoardTexts.draw).click();
  await expect(piece(tab, '8')).toBeVisible();
}

test('a coach draws a three-step play on a phone by touch, and it is stored as one save', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('board by touch', 'Soccer');
  const { page: tab } = await person(phone);
  await team.join(tab, 'coach');
  const { id, version } = await team.addPlay({ name: 'Overlap' });
  await openNewBoard(tab, id);

  await test.step('5 taps and 6 drags', async () => {
    await button(tab, texts.addStep).click();
    await drag(tab, 'The ball', '7');
    await drag(tab, '2', [10, -110]);
    await button(tab, texts.addStep).click();
    await drag(tab, '7', [-60, -50]);
    await button(tab, texts.addStep).click();
    await drag(tab, 'The ball', '2');
    await drag(tab, '2', [0, -90]);
    await drag(tab, '9', [20, -60]);
    await expect(tab.getByRole('tab', { name: texts.step(3) })).toHaveAttribute('aria-selected', 'true');
    await button(tab, texts.play).click();
    await expect(button(tab, texts.stop)).toBeVisible();
    await button(tab, texts.done).click();
  });

  await test.step('exactly these moves are stored, in one version', async () => {
    await expect(pitch(tab)).toHaveCount(0);
    await expect.poll(async () => movesOf(await storedBoard(tab, id))).toEqual(script);
    const read = await callAs(tab, calls.plays.read, { params: { playId: id } });
    expect(((await read.json()) as Play).version).toBe(version + 1);
  });
});

test('a coach draws the same play by keys alone', async ({ ownTeam, person }) => {
  const team = await ownTeam('board by keys', 'Soccer');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPlay({ name: 'Overlap' });
  await tab.goto(`/plays/${id}`);
  await button(tab, playBoardTexts.draw).focus();
  await tab.keyboard.press('Enter');
  await expect(piece(tab, '8')).toBeVisible();
  await piece(tab, '1').focus();
  const press = async (keys: string) => {
    for (const key of keys.split(' ')) await tab.keyboard.press(key);
  };
  await press('n 8 p 7 Enter 2 Enter Shift+ArrowRight Shift+ArrowRight v Shift+ArrowDown Enter');
  await press('n 7 Enter Shift+ArrowUp Enter');
  await press('n 7 p 2 Enter 2 Enter Shift+ArrowRight Enter 9 Enter Shift+ArrowRight Enter');
  await expect(tab.getByRole('tab', { name: texts.step(3) })).toHaveAttribute('aria-selected', 'true');
  await press('Control+z');
  await expect(tab.getByRole('dialog').getByRole('button', { name: texts.redo })).toBeEnabled();
  await press('Control+Shift+z');
  await expect(tab.getByRole('dialog').getByRole('button', { name: texts.redo })).toBeDisabled();
  await button(tab, texts.done).focus();
  await tab.keyboard.press('Enter');
  await expect.poll(async () => movesOf(await storedBoard(tab, id))).toEqual(script);
  await expect(button(tab, playBoardTexts.edit)).toBeVisible();
});

test('a coach undoes 150 changes of a board by keys, and nothing is left to save', async ({
  ownTeam,
  person,
}) => {
  test.slow();
  const team = await ownTeam('board undone', 'Soccer');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPlay({ name: 'Overlap', board: samplePlays.soccer });
  const before = await storedBoard(tab, id);
  await tab.goto(`/plays/${id}`);
  await button(tab, playBoardTexts.edit).click();
  await expect(piece(tab, '8')).toBeVisible();
  const undo = tab.getByRole('dialog').getByRole('button', { name: texts.undo });
  await expect(undo).toBeDisabled();

  await piece(tab, '8').focus();
  for (let change = 0; change < 150; change += 1) {
    const arrow = change % 4 < 2 ? 'ArrowUp' : 'ArrowLeft';
    for (const key of [change % 2 === 0 ? '8' : '7', 'Enter', arrow, 'Enter']) await tab.keyboard.press(key);
  }
  await expect(undo).toBeEnabled();
  const moved = await piece(tab, '8').getAttribute('aria-label');
  for (let change = 0; change < 149; change += 1) await tab.keyboard.press('Control+z');
  await expect(undo, 'one change is left').toBeEnabled();
  await tab.keyboard.press('Control+z');
  await expect(undo).toBeDisabled();
  expect(await piece(tab, '8').getAttribute('aria-label')).not.toBe(moved);

  await button(tab, texts.done).click();
  await expect(pitch(tab)).toHaveCount(0);
  expect(await storedBoard(tab, id)).toEqual(before);
});

test('an open editor of a board keeps its drawing when the tab closes, and saves nothing before Done', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('kept board', 'Soccer');
  const { page: tab, context } = await person(phone);
  await team.join(tab, 'coach');
  const { id } = await team.addPlay({ name: 'Overlap', board: samplePlays.soccer });
  await tab.goto(`/plays/${id}`);
  await button(tab, pageTexts.edit).click();
  await button(tab, playBoardTexts.edit).click();
  await expect(piece(tab, '9')).toBeVisible();
  const before = await piece(tab, '9').getAttribute('aria-label');
  await drag(tab, '9', [-90, 60]);
  await expect(piece(tab, '9')).not.toHaveAttribute('aria-label', before ?? '');
  // Longer than the delay of autosave.
  await tab.waitForTimeout(4000);
  expect(await storedBoard(tab, id)).toEqual(samplePlays.soccer);
  const other = await context.newPage();
  await tab.close({ runBeforeUnload: false });
  await other.goto(`/plays/${id}`);
  // The toolbar of the text pushes the banner upwards when it is mounted.
  await expect(other.getByRole('toolbar', { name: editorTexts.toolbar })).toBeVisible();
  await button(other, savingTexts.restore).click();
  await expect(button(other, savingTexts.restore)).toHaveCount(0);
  await expect
    .poll(
      async () =>
        (await storedBoard(other, id))?.pieces.find(({ number, kind }) => number === '9' && kind === 'us')
          ?.at,
    )
    .not.toEqual(samplePlays.soccer.pieces.find(({ id: known }) => known === '9')?.at);
});

test('a coach closes the editor of a board without its changes', async ({ ownTeam, person }) => {
  const team = await ownTeam('discarded board', 'Soccer');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id, version } = await team.addPlay({ name: 'Overlap', board: samplePlays.soccer });
  await tab.goto(`/plays/${id}`);
  await button(tab, playBoardTexts.edit).click();
  await button(tab, texts.mirror).click();
  await button(tab, texts.close).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: texts.discard }).click();
  await expect(pitch(tab)).toHaveCount(0);
  await expect(button(tab, savingTexts.saved).first()).toBeVisible();
  expect(await storedBoard(tab, id)).toEqual(samplePlays.soccer);
  const read = await callAs(tab, calls.plays.read, { params: { playId: id } });
  expect(((await read.json()) as Play).version).toBe(version);
});

test('two coaches who change one board choose between both stills, and nothing is lost', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('contested board', 'Soccer');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPlay({ name: 'Overlap', board: samplePlays.soccer });
  await tab.goto(`/plays/${id}`);
  await button(tab, playBoardTexts.edit).click();
  await button(tab, texts.mirror).click();
  const [first, ...others] = samplePlays.soccer.steps;
  const theirs = {
    ...samplePlays.soccer,
    steps: first ? [{ ...first, caption: 'Go early' }, ...others] : [],
  };
  await team.changePlay(id, { board: theirs });
  await button(tab, texts.done).click();
  const dialog = tab.getByRole('dialog').filter({ hasText: savingTexts.conflictOn.board });
  await expect(dialog.getByRole('img', { name: /^Tactics board/ })).toHaveCount(2);
  await expect(dialog).toContainText('now reads “Go early”');
  await expectAccessible(tab, 'two boards in conflict');
  await dialog.getByRole('radio', { name: savingTexts.mine, exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: /^Save/ }).last().click();
  await expect
    .poll(async () => {
      const board = await storedBoard(tab, id);
      return board && writeBoard(board);
    })
    .toBe(writeBoard(mirrored(samplePlays.soccer)));
});

for (const [device, options] of Object.entries({ phone, desktop })) {
  test(`the editor of a board has no accessibility faults and large targets, on a ${device}`, async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam(`accessible board on a ${device}`, 'Soccer');
    const { page: tab } = await person(options);
    await team.join(tab, 'coach');
    const { id } = await team.addPlay({ name: 'Overlap' });
    await openNewBoard(tab, id);
    await expectAccessible(tab, `the start of a board on a ${device}`);
    // `inert` hides the toolbar of the text behind from keys and assistive technology; `getByRole` does not know that.
    await expect(tab.locator('#root')).toHaveAttribute('inert', '');
    await button(tab, texts.addStep).click();
    await drag(tab, '2', [10, -80]);
    await expect(button(tab, texts.removeMoves)).toBeEnabled();
    await expectAccessible(tab, `a step of a board on a ${device}`);
    const small = await tab.getByRole('dialog').evaluate((dialog) =>
      [...dialog.querySelectorAll('button, input')]
        .map((control) => ({
          name: control.ariaLabel ?? control.textContent,
          box: control.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
  });
}

test('with reduced motion, Play in the editor of a board goes from step to step', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('still editor', 'Soccer');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPlay({ name: 'Overlap', board: samplePlays.soccer });
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await tab.goto(`/plays/${id}`);
  await button(tab, playBoardTexts.edit).click();
  await button(tab, texts.play).click();
  await expect(tab.getByRole('tab', { name: texts.step(1) })).toHaveAttribute('aria-selected', 'true');
  await expect(button(tab, texts.stop)).toHaveCount(0);
});
