import type { Locator, Page as Tab } from '@playwright/test';
import {
  calls,
  changesTexts,
  historyTexts,
  pageMenuTexts,
  pageTexts,
  playTexts,
  type Play,
} from '@touchline/contract';
import {
  boardPlayerTexts as texts,
  mirrored,
  samplePlays,
  sceneOf,
  writeBoard,
  type Board,
} from '@touchline/contract/boards';
import { callAs } from '../fixtures/api';
import { openAndRead } from '../fixtures/last-read';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone, waitForHydration } from '../fixtures/test';

const board = samplePlays.soccer;
const content = '<p data-id="block-1">Call it early.</p>';
const play = { name: 'Overlap', content, board };

const drawing = (tab: Tab) => tab.getByRole('img', { name: /^Tactics board, soccer/ });
const pieces = (tab: Tab) => drawing(tab).locator('[data-part="pieces"] > [data-id]');
const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true });
const placeOf = (tab: Tab, id: string) => drawing(tab).locator(`[data-id="${id}"]`).getAttribute('transform');

/** Returns the spot of a piece in a drawing, in its coordinates. */
const spotIn = async (still: Locator, id: string) =>
  (await still.locator(`[data-id="${id}"]`).getAttribute('transform'))?.match(/-?[\d.]+/g)?.map(Number);

/** Returns the spot at which the contract draws a piece as a step begins. */
function stillSpot(of: Board, id: string, step = 0): number[] {
  const { x, y } = sceneOf(of, { step }).pieces.find((piece) => piece.id === id)!;
  return [x, y];
}

async function storedBoard(tab: Tab, playId: number): Promise<string | null> {
  const read = await callAs(tab, calls.plays.read, { params: { playId } });
  const { board: stored } = (await read.json()) as Play;
  return stored ? writeBoard(stored) : null;
}

/** Boxes of the drawing, the controls and the words, in pixels from the top of the document. */
const boxesOf = (tab: Tab) =>
  tab.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('[role="img"] > svg, input[type="range"], summary')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round);
    }),
  );

/** Waits until React has hydrated the controls, after the rest of the screen. */
const waitForPlayer = (tab: Tab) =>
  tab.waitForFunction(() => {
    const slider = document.querySelector('[data-board] input[type="range"]');
    return slider && Object.keys(slider).some((key) => key.startsWith('__react'));
  });

const filesOfBoards = (tab: Tab) =>
  tab.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .flatMap((name) => /\/(boards|board-still)-[\w-]+\.js$/.exec(name)?.[1] ?? []),
  );

/** Holds the player's code back until the returned function is called. */
async function holdPlayerBack(tab: Tab): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((done) => (release = done));
  await tab.route('**/assets/boards-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test('a button of the player that is pressed before its code is loaded does what it says once it is', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('pressed early');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const { id } = await team.addPlay(play);
  const release = await holdPlayerBack(tab);
  await tab.goto(`/plays/${id}`);
  await waitForHydration(tab);
  await button(tab, texts.nextStep).click();
  await expect(button(tab, texts.nextStep)).toBeFocused();
  release();
  await expect(tab.getByText(texts.stepCount(2, board.steps.length))).toBeVisible();
  await expect(button(tab, texts.nextStep)).toBeFocused();
  await waitForPlayer(tab);
  await expect(tab.getByText(texts.stepCount(2, board.steps.length)), 'pressed once').toBeVisible();
});

for (const [device, options] of Object.entries({ phone, desktop })) {
  test(`a player plays the board of a play step by step, on a ${device}`, async ({ ownTeam, person }) => {
    const team = await ownTeam(`board on a ${device}`);
    const { page: tab } = await person(options);
    await team.join(tab, 'player');
    const { id } = await team.addPlay(play);

    await test.step('the document has the drawing and nothing moves when the player takes over', async () => {
      const html = await (await tab.request.get(`/plays/${id}`)).text();
      expect(html.match(/data-id="[^"]*" transform=/g)).toHaveLength(board.pieces.length);
      await tab.goto(`/plays/${id}`, { waitUntil: 'commit' });
      await expect(pieces(tab)).toHaveCount(board.pieces.length);
      await tab.evaluate(async () => void (await document.fonts.ready));
      const drawn = await boxesOf(tab);
      await waitForPlayer(tab);
      await button(tab, texts.nextStep).click();
      await expect(tab.getByText(texts.stepCount(2, board.steps.length))).toBeVisible();
      await expect.poll(() => boxesOf(tab)).toEqual(drawn);
    });

    await test.step('keys go from step to step and play', async () => {
      await button(tab, texts.nextStep).focus();
      await tab.keyboard.press(',');
      await expect(tab.getByText(texts.stepCount(1, board.steps.length))).toBeVisible();
      await tab.keyboard.press('k');
      await expect(button(tab, texts.pause)).toBeVisible();
      await tab.keyboard.press('k');
      await expect(button(tab, texts.play)).toBeVisible();
    });

    await test.step('the steps can be read in words', async () => {
      await tab.getByText(texts.inWords).click();
      await expect(
        tab.getByRole('listitem').filter({ hasText: '8 finds 7 between the lines' }),
      ).toBeVisible();
      await expectAccessible(tab, `a play with a board on a ${device}`);
    });
  });
}

test('a play without a board loads nothing of boards', async ({ ownTeam, person }) => {
  const team = await ownTeam('no board');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const [plain, drawn] = [await team.addPlay({ ...play, board: null }), await team.addPlay(play)];
  await tab.goto(`/plays/${plain.id}`, { waitUntil: 'networkidle' });
  await expect.poll(() => filesOfBoards(tab)).toEqual([]);
  expect(await (await tab.request.get(`/plays/${plain.id}`)).text()).not.toContain('tl-board');
  await tab.goto(`/plays/${drawn.id}`, { waitUntil: 'networkidle' });
  await expect.poll(() => filesOfBoards(tab)).toHaveLength(1);
});

test('a screen can be used before the player of its board is loaded, and the drawing stays in place', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('slow board');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const { id } = await team.addPlay(play);
  const release = await holdPlayerBack(tab);
  await tab.goto(`/plays/${id}`, { waitUntil: 'commit' });
  await expect(pieces(tab)).toHaveCount(board.pieces.length);
  await expect(drawing(tab)).toBeVisible();
  await waitForHydration(tab);
  const drawn = await boxesOf(tab);
  const star = tab.getByRole('button', { name: playTexts.star(play.name) });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => boxesOf(tab)).toEqual(drawn);
  release();
  await waitForPlayer(tab);
  await button(tab, texts.nextStep).click();
  await expect(tab.getByText(texts.stepCount(2, board.steps.length))).toBeVisible();
  await expect.poll(() => boxesOf(tab)).toEqual(drawn);
});

test('a phone shows a whole pitch upright, a desktop shows it lying', async ({ ownTeam, person }) => {
  const team = await ownTeam('whole pitch');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const whole = { ...board, area: undefined };
  const { id } = await team.addPlay({ ...play, board: whole });
  await tab.goto(`/plays/${id}`);
  const shape = async () => {
    const box = await drawing(tab).locator('svg').boundingBox();
    return (box?.width ?? 0) < (box?.height ?? 0) ? 'upright' : 'lying';
  };
  await expect(drawing(tab)).toHaveCount(1);
  await expect.poll(shape).toBe('upright');
  await tab.setViewportSize(desktop);
  await expect(drawing(tab)).toHaveCount(1);
  await expect.poll(shape).toBe('lying');
});

test('with reduced motion, Play goes to the next step and nothing moves between', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('still board');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const { id } = await team.addPlay(play);
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await tab.goto(`/plays/${id}`);
  await waitForPlayer(tab);
  const first = await placeOf(tab, '7');
  await button(tab, texts.play).click();
  await expect(tab.getByText(texts.stepCount(2, board.steps.length))).toBeVisible();
  await expect.poll(() => placeOf(tab, '7')).not.toBe(first);
  const second = await placeOf(tab, '7');
  await expect(button(tab, texts.play)).toBeVisible();
  await expect.poll(() => placeOf(tab, '7')).toBe(second);
});

test('paper has the board and its words, and no controls', async ({ ownTeam, person }) => {
  const team = await ownTeam('printed board');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'player');
  const { id } = await team.addPlay(play);
  await tab.goto(`/plays/${id}`);
  await tab.emulateMedia({ media: 'print' });
  await expect(drawing(tab)).toBeVisible();
  await expect(button(tab, texts.play)).toBeHidden();
  const words = tab.locator('details li').first();
  await expect.poll(() => words.evaluate((line) => line.getBoundingClientRect().height)).toBeGreaterThan(0);
});

test('a board has strong colours in Sunlight', async ({ ownTeam, person }) => {
  const team = await ownTeam('board in the sun');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const { id } = await team.addPlay(play);
  await tab.goto(`/plays/${id}`);
  await tab.getByRole('main').getByRole('button', { name: pageTexts.moreActions }).click();
  await tab.getByRole('menuitemcheckbox', { name: pageMenuTexts.sunlight }).click();
  await tab.keyboard.press('Escape');
  await expect(drawing(tab).locator('[data-f="us"]').first()).toHaveCSS('fill', 'rgb(0, 85, 43)');
  await expectAccessible(tab, 'a board in Sunlight', { checked: ['light'] });
});

test('a coach compares two boards in the history of a play and restores the earlier one', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('board and coach');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPlay(play);
  await tab.goto(`/plays/${id}`);
  await expect(pieces(tab)).toHaveCount(board.pieces.length);
  await tab.getByRole('textbox', { name: 'Description' }).fill('For the last minute.');
  await expect(tab.getByText('Saved', { exact: true }).first()).toBeVisible();
  await team.changePlay(id, { board: mirrored(board) });

  await test.step('the comparison draws both boards and says what differs', async () => {
    await tab.goto(`/plays/${id}/history`);
    await expect(tab.getByText(historyTexts.change.changed, { exact: true }).first()).toBeVisible();
    await expect(drawing(tab)).toHaveCount(2);
    const [was, is] = [drawing(tab).first(), drawing(tab).last()];
    await expect.poll(() => spotIn(was, '7')).toEqual(stillSpot(board, '7'));
    await expect.poll(() => spotIn(is, '7')).toEqual(stillSpot(mirrored(board), '7'));
    const sentence = tab.getByRole('listitem').filter({ hasText: /^7 starts \d+ m/ });
    await expect(sentence).toBeVisible();
    await expectAccessible(tab, 'the history of a board');
  });

  await test.step('the earlier version is restored, for players, too', async () => {
    await tab.goto(`/plays/${id}/history?version=2`);
    await tab.getByRole('radio', { name: historyTexts.asItWas }).click();
    await expect(pieces(tab)).toHaveCount(board.pieces.length);
    await button(tab, historyTexts.restoreVersion).click();
    await button(tab, historyTexts.restoreVersionAction).click();
    await tab.waitForURL(`**/plays/${id}`);
    await expect.poll(() => storedBoard(tab, id)).toBe(writeBoard(board));
    const { page: reader } = await person(phone);
    await team.join(reader, 'player');
    await reader.goto(`/plays/${id}`);
    await waitForPlayer(reader);
    await button(reader, texts.nextStep).click();
    await expect(reader.getByText(texts.stepCount(2, board.steps.length))).toBeVisible();
    await expect.poll(() => spotIn(drawing(reader), '7')).toEqual(stillSpot(board, '7', 1));
  });
});

test('a board that changed since a player read it is marked as a whole', async ({ ownTeam, person }) => {
  const team = await ownTeam('changed board');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const { id } = await team.addPlay(play);
  await openAndRead(tab, `/plays/${id}`);
  const marked = (name: string) =>
    tab.getByRole('group', { name, exact: true }).getByRole('img', { name: /^Tactics board/ });
  await team.changePlay(id, { board: samplePlays.basketball });
  await tab.goto(`/plays/${id}?changes=1`);
  await expect(marked(changesTexts.whole.changed)).toHaveAccessibleName(/basketball/);
  await team.changePlay(id, { board: null });
  await tab.goto(`/plays/${id}?changes=1`);
  await expect(marked(changesTexts.whole.removed)).toHaveAccessibleName(/soccer/);
});
