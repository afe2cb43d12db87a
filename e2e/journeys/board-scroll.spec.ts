import type { Page as Tab } from '@playwright/test';
import { calls, pageTexts, playBoardTexts, type Play } from '@touchline/contract';
import { boardEditorTexts as texts, type Board } from '@touchline/contract/boards';
import { boxOf, centreOf, type Point } from '../fixtures/box';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { expect, phone } from '../fixtures/test';
import { dragTouch } from '../fixtures/touch';

/** The players stand so far from each other that grass is around each. */
const board: Board = {
  v: 1,
  sport: 'soccer',
  area: 'half',
  pieces: [
    { id: '8', kind: 'us', number: '8', at: [80, 200] },
    { id: '7', kind: 'us', number: '7', at: [260, -120] },
    { id: 'ball', kind: 'ball', at: [80, 200], holder: '8' },
  ],
  steps: [{ id: 's', caption: 'Go early', moves: [{ piece: '7', path: [[400, -60]] }] }],
};

const SWIPE = -180;

const piece = (tab: Tab) =>
  tab.getByRole('application', { name: texts.board }).getByRole('button', { name: /^7\b/ });

const middleOf = async (tab: Tab) => centreOf(await boxOf(piece(tab)));

/** Place of the piece in the drawing, whatever is scrolled. */
const spot = (tab: Tab) =>
  piece(tab)
    .locator('circle')
    .evaluate((ring) => [ring.getAttribute('cx'), ring.getAttribute('cy')].map(Number));

const swipe = (tab: Tab, from: Point, by = SWIPE) => dragTouch(tab, from, { x: from.x, y: from.y + by });

/** Opens the editor of the board of a play. */
async function openEditor(tab: Tab, playId: number) {
  await tab.goto(`/plays/${playId}`);
  await tab.getByRole('button', { name: pageTexts.edit, exact: true }).click();
  await tab.getByRole('button', { name: playBoardTexts.edit, exact: true }).click();
  await expect(piece(tab)).toBeVisible();
}

/** Pixels by which the editor and the page behind it are scrolled. */
const scrolled = (tab: Tab) =>
  tab
    .getByRole('dialog')
    .evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].reduce((sum, part) => sum + part.scrollTop, scrollY),
    );

const scrollBack = (tab: Tab) =>
  tab.getByRole('dialog').evaluate((dialog) => {
    for (const part of [dialog, ...dialog.querySelectorAll('*')]) part.scrollTop = 0;
  });

const storedBoard = async (tab: Tab, playId: number) =>
  ((await (await callAs(tab, calls.plays.read, { params: { playId } })).json()) as Play).board;

test('a finger near a player moves the player and never scrolls; a finger on the grass scrolls the editor', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('board under a finger', 'Soccer');
  const { page: tab } = await person({ width: phone.width, height: 420 });
  await team.join(tab, 'coach');
  const { id } = await team.addPlay({ name: 'Overlap', board });
  await openEditor(tab, id);
  await scrollBack(tab);
  const begun = await scrolled(tab);

  for (const distance of [0, 12, 20])
    await test.step(`${distance} px beside a player he moves`, async () => {
      const before = await spot(tab);
      const { x, y } = await middleOf(tab);
      await swipe(tab, { x: x - distance, y }, distance === 12 ? 60 : -60);
      await expect.poll(() => spot(tab)).not.toEqual(before);
      await expect.poll(() => scrolled(tab)).toBe(begun);
    });

  for (const distance of [40, 60])
    await test.step(`${distance} px beside a player the editor scrolls`, async () => {
      const before = await spot(tab);
      const { x, y } = await middleOf(tab);
      await swipe(tab, { x: x - distance, y });
      await expect.poll(() => scrolled(tab)).toBeGreaterThan(begun + 40);
      await expect.poll(() => spot(tab)).toEqual(before);
      await scrollBack(tab);
      await expect.poll(() => scrolled(tab)).toBe(begun);
    });
});

test('a swipe over the grass of an editor that fits a phone changes nothing', async ({ ownTeam, person }) => {
  const team = await ownTeam('board swiped over', 'Soccer');
  const { page: tab } = await person(phone);
  await team.join(tab, 'coach');
  const { id } = await team.addPlay({ name: 'Overlap', board });
  await openEditor(tab, id);
  const { x, y } = await middleOf(tab);
  const before = await spot(tab);
  const begun = await scrolled(tab);
  for (const by of [SWIPE, -SWIPE]) await swipe(tab, { x: x + 60, y }, by);
  await expect.poll(() => spot(tab)).toEqual(before);
  await expect(piece(tab)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => scrolled(tab)).toBe(begun);
  await tab.getByRole('button', { name: texts.close, exact: true }).click();
  await expect(piece(tab)).toHaveCount(0);
  expect(await storedBoard(tab, id)).toEqual(board);
});

test('a swipe that begins anywhere on the board of a play scrolls the page of a player', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('board in the way', 'Soccer');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const content = '<p data-id="block-1">Call it early.</p>'.repeat(30);
  const { id } = await team.addPlay({ name: 'Overlap', board, content });
  await tab.goto(`/plays/${id}`);
  const drawing = tab.getByRole('img', { name: /^Tactics board, soccer/ });
  await expect(drawing).toBeVisible();
  for (const distance of [0, 12, 20, 40])
    await test.step(`${distance} px beside a player`, async () => {
      await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await drawing.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const { x, y } = centreOf(await boxOf(drawing.locator('[data-id="7"]')));
      const begun = await tab.evaluate(() => scrollY);
      await swipe(tab, { x: x - distance, y });
      await expect.poll(() => tab.evaluate((from) => scrollY - from, begun)).toBeGreaterThan(100);
    });
});
