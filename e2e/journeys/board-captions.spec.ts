import type { Page as Tab } from '@playwright/test';
import { calls } from '@touchline/contract';
import { boardPlayerTexts as texts, ownPieceTexts, samplePlays } from '@touchline/contract/boards';
import { test } from '../fixtures/own-team';
import { expect, phone, waitForHydration } from '../fixtures/test';

const caption = 'The full back goes round the winger while the ball is switched to the far side, and '
  .repeat(3)
  .slice(0, 200);

/** Returns the height of the step's text, with the space that is reserved for all of them. */
async function heightOf(tab: Tab): Promise<number> {
  const box = await tab.locator('[data-board] :has(> [aria-live])').boundingBox();
  return Math.round(box?.height ?? 0);
}

test('a caption of 200 letters changes no height while a board is played on a phone, from the document on', async ({
  ownTeam,
  person,
  browser,
}) => {
  const team = await ownTeam('long caption', 'Soccer');
  const { page: tab, context } = await person(phone);
  await team.join(tab, 'player');
  const sample = samplePlays.soccer;
  const steps = sample.steps.map((step, index) => (index === 1 ? { ...step, caption } : step));
  const { id } = await team.addPlay({ name: 'Overlap', board: { ...sample, steps } });

  const withoutScripts = await browser.newContext({
    viewport: phone,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const document = await withoutScripts.newPage();
  await document.goto(`/plays/${id}`);
  const reserved = await heightOf(document);
  await withoutScripts.close();
  expect(reserved).toBeGreaterThan(100);

  await tab.goto(`/plays/${id}`);
  await waitForHydration(tab);
  await expect.poll(() => heightOf(tab)).toBe(reserved);
  for (let number = 2; number <= steps.length; number += 1) {
    await tab.getByRole('button', { name: texts.nextStep }).click();
    await expect(tab.locator('[data-board] [aria-live]')).toContainText(
      texts.stepCount(number, steps.length),
    );
    await expect.poll(() => heightOf(tab)).toBe(reserved);
  }
});

test('what the user does in a step changes no height either, however long its words are', async ({
  ownTeam,
  superAdmin,
  person,
}) => {
  const team = await ownTeam('long words for me', 'Soccer');
  const { page: tab } = await person({ width: 320, height: 640 });
  const { id: userId } = await team.join(tab, 'player');
  await superAdmin.call(calls.members.change, {
    params: { teamId: team.id, userId },
    body: { number: '7' },
  });
  const sample = samplePlays.soccer;
  const pieces = sample.pieces.map((piece) =>
    piece.id === '8' ? { ...piece, name: 'Featherstonehaugh-Brook' } : piece,
  );
  const { id } = await team.addPlay({ name: 'Overlap', board: { ...sample, pieces } });
  await tab.goto(`/plays/${id}`);
  await waitForHydration(tab);
  await tab.getByRole('button', { name: ownPieceTexts.me, exact: true }).click();
  const words = tab.locator('[data-board-part="my-words"] [aria-live]');
  await expect(words).toContainText('Featherstonehaugh');

  const board = tab.locator('[data-board]');
  const { steps } = sample;
  const heights: number[] = [];
  for (let number = 1; number <= steps.length; number += 1) {
    if (number > 1) await tab.getByRole('button', { name: texts.nextStep }).click();
    await expect(board.locator('[aria-live]').first()).toContainText(texts.stepCount(number, steps.length));
    heights.push((await board.boundingBox())?.height ?? 0);
  }
  expect(new Set(heights).size, `heights ${heights.join()}`).toBe(1);
});
