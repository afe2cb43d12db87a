import type { Page as Tab } from '@playwright/test';
import { calls, commentTexts, pageTexts, playQuestionTexts as texts } from '@touchline/contract';
import { boardPlayerTexts, samplePlays } from '@touchline/contract/boards';
import { boxOf, centreOf } from '../fixtures/box';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone, waitForHydration } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';

const board = samplePlays.soccer;
const step = board.steps[1]?.id;
const play = { name: 'Overlap', content: '<p data-id="block-1">Call it early.</p>', board };

const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true });
const drawing = (tab: Tab) => tab.getByRole('img', { name: /^Tactics board, soccer/ });
const drawnPiece = (tab: Tab, id: string) => drawing(tab).locator(`[data-part="pieces"] > [data-id="${id}"]`);
const pieceButton = (tab: Tab, id: string) => tab.locator(`[data-piece="${id}"]`);
const mark = (tab: Tab, number: number, position: string) => button(tab, texts.mark(number, position));
const stepCount = (tab: Tab, number: number) =>
  tab.getByText(boardPlayerTexts.stepCount(number, board.steps.length), { exact: true });

/** Presses a piece by its drawing, as a user does: its button lies above it once the layer is loaded. */
async function pressPiece(tab: Tab, id: string) {
  await drawing(tab).scrollIntoViewIfNeeded();
  const { x, y } = centreOf(await boxOf(drawnPiece(tab, id)));
  await tab.mouse.click(x, y);
}

test('a coach asks about a player in a step, a player answers on a phone, and the mark is live in both', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('ask on the board');
  const { page: coach } = await person({ width: 1200, height: 900 });
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  const { id } = await team.addPlay(play);
  const reader = new PageScreen(player);
  await player.goto(`/plays/${id}`);
  await waitForHydration(player);
  await expect(reader.discussion.getByText(commentTexts.noActive)).toBeVisible();

  const writer = new PageScreen(coach);
  await coach.goto(`/plays/${id}`);
  await button(coach, pageTexts.read).click();
  await expect(button(coach, boardPlayerTexts.nextStep)).toBeVisible();
  await expect(drawnPiece(coach, '7')).toBeVisible();
  await button(coach, boardPlayerTexts.nextStep).click();
  await expect(stepCount(coach, 2)).toBeVisible();
  await expect(async () => {
    await pressPiece(coach, '7');
    await expect(button(coach, texts.ask)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessible(coach, 'the bar of a piece');
  await button(coach, texts.ask).click();
  await expect(coach.getByPlaceholder(commentTexts.placeholder)).toBeFocused();
  await expect(writer.discussion.getByText(commentTexts.about)).toBeVisible();
  await expect(writer.discussion.getByText('7, step 2', { exact: true })).toBeVisible();

  await test.step('the draft and its position survive a reload', async () => {
    await coach.getByPlaceholder(commentTexts.placeholder).fill('Inside or outside?');
    await coach.reload();
    await expect(coach.getByPlaceholder(commentTexts.placeholder)).toHaveValue('Inside or outside?');
    await expect(writer.discussion.getByText('7, step 2', { exact: true })).toBeVisible();
  });
  await writer.writeComment('Inside or outside?');

  await test.step('the player sees the mark without a reload, opens the thread and answers', async () => {
    await expect(mark(player, 1, '7, step 2')).toBeVisible();
    await expect(mark(player, 1, '7, step 2')).toHaveAttribute('data-quiet');
    await expectAccessible(player, 'a board with a question on a phone');
    await mark(player, 1, '7, step 2').click();
    await expect(reader.comment('Inside or outside?')).toBeFocused();
    await expect(reader.comment('Inside or outside?')).toBeInViewport();
    await reader.reply('Inside or outside?', 'Inside, then 2 goes.');
    await expect(writer.comment('Inside, then 2 goes.')).toBeVisible();
  });

  await test.step('the thread leads back to the board', async () => {
    await expect(stepCount(player, 2)).toBeVisible();
    await button(player, boardPlayerTexts.previousStep).click();
    await expect(stepCount(player, 1)).toBeVisible();
    await button(player, commentTexts.showWords.play).click();
    await expect(stepCount(player, 2)).toBeVisible();
    await expect(drawing(player)).toBeInViewport();
    await expect(pieceButton(player, '7')).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() => player.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
  });

  await test.step('a resolved thread has no mark', async () => {
    await writer.comment('Inside or outside?').getByRole('button', { name: commentTexts.resolve }).click();
    await expect(mark(player, 1, '7, step 2')).toHaveCount(0);
  });
});

test('a link to a thread about the board shows its step with a ring around its piece', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('link to the board');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const { id } = await team.addPlay(play);
  const asked = await callAs(tab, calls.playComments.create, {
    params: { playId: id },
    body: { content: 'When does he go?', boardPosition: { piece: '7', step } },
  });
  const thread = (await asked.json()) as { id: number };
  const answered = await callAs(tab, calls.playComments.create, {
    params: { playId: id },
    body: { content: 'At once.', parentId: thread.id },
  });
  const reply = (await answered.json()) as { id: number };
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  for (const comment of [thread, reply]) {
    await tab.goto('/');
    await tab.goto(`/plays/${id}#comment-${comment.id}`);
    await expect(tab.locator(`#comment-${comment.id}`)).toBeFocused();
    await expect(stepCount(tab, 2)).toBeVisible();
    await expect(pieceButton(tab, '7')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(tab, texts.ask)).toHaveCount(0);
  }
});

test('questions about a deleted piece or board are under the board with their last words', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('gone from the board');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const { id, version } = await team.addPlay(play);
  await callAs(tab, calls.playComments.create, {
    params: { playId: id },
    body: { content: 'When does he go?', boardPosition: { piece: '7', step } },
  });
  await callAs(tab, calls.playComments.create, {
    params: { playId: id },
    body: { content: 'Who covers?', boardPosition: { step: board.steps[0]?.id } },
  });
  await tab.goto(`/plays/${id}`);
  await expect(mark(tab, 1, '7, step 2')).toBeVisible();
  await expect(mark(tab, 2, 'step 1')).toBeVisible();

  const without = (moves: (typeof board.steps)[number]['moves']) =>
    moves.filter(({ piece, to }) => piece !== '7' && to !== '7');
  await team.changePlay(id, {
    board: {
      ...board,
      pieces: board.pieces.filter((piece) => piece.id !== '7'),
      steps: board.steps.map((one) => ({ ...one, moves: without(one.moves) })),
    },
  });
  await tab.reload();
  const gone = button(tab, texts.goneThread('7, step 2', version));
  await expect(gone).toBeVisible();
  await expect(mark(tab, 1, 'step 1')).toBeVisible();
  await expect(new PageScreen(tab).discussion.getByText('7, step 2', { exact: true })).toBeVisible();
  await gone.click();
  await expect(new PageScreen(tab).comment('When does he go?')).toBeFocused();
  await expectAccessible(tab, 'a question about a deleted piece');

  await team.changePlay(id, { board: null });
  await tab.reload();
  await expect(button(tab, texts.goneThread('step 1', version))).toBeVisible();
  await expect(gone).toBeVisible();
});

test('paper and other pictures of a board have no marks', async ({ ownTeam, person }) => {
  const team = await ownTeam('printed questions');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'player');
  const { id } = await team.addPlay(play);
  await callAs(tab, calls.playComments.create, {
    params: { playId: id },
    body: { content: 'When does he go?', boardPosition: { piece: '7', step } },
  });
  await tab.goto(`/plays/${id}`);
  await expect(mark(tab, 1, '7, step 2')).toBeVisible();
  await tab.emulateMedia({ media: 'print' });
  await expect(drawing(tab)).toBeVisible();
  await expect(mark(tab, 1, '7, step 2')).toBeHidden();
});
