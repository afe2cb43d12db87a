import type { Page as Tab } from '@playwright/test';
import { calls, commentTexts, playQuestionTexts as texts, talkTexts } from '@touchline/contract';
import { boardPlayerTexts, samplePlays } from '@touchline/contract/boards';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';

const board = samplePlays.soccer;
const step = board.steps[1]?.id;
const play = { name: 'Overlap', content: '<p data-id="block-1">Call it early.</p>', board };

const cards = (tab: Tab) => tab.locator('article[style*="translateY"]');
const opened = (tab: Tab) => tab.locator('article[style*="translateY"][data-active]');
const mark = (tab: Tab, number: number, position: string) =>
  tab.getByRole('button', { name: texts.mark(number, position), exact: true });
const drawing = (tab: Tab) => tab.getByRole('img', { name: /^Tactics board, soccer/ });
const stepCount = (tab: Tab, number: number) =>
  tab.getByText(boardPlayerTexts.stepCount(number, board.steps.length), { exact: true });

const saidBesides = (tab: Tab) => cards(tab).evaluateAll((all) => all.map(({ textContent }) => textContent));
const tops = (tab: Tab) =>
  cards(tab).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
const boardTop = (tab: Tab) =>
  tab.locator('[data-board]').evaluate((element) => element.getBoundingClientRect().top);

async function ask(
  tab: Tab,
  playId: number,
  content: string,
  boardPosition: { piece?: string; step?: string },
) {
  const asked = await callAs(tab, calls.playComments.create, {
    params: { playId },
    body: { content, boardPosition },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
}

test('from 1280 px the threads of a board stand beside it in the order of their marks, and the open one highlights its mark', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('beside the board');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'player');
  const { id } = await team.addPlay(play);
  await ask(tab, id, 'When does he go?', { piece: '7', step });
  await ask(tab, id, 'Who covers?', { step: board.steps[0]?.id });
  await ask(tab, id, 'And the nine?', { piece: '9' });
  await tab.goto(`/plays/${id}`);
  await expect(cards(tab)).toHaveCount(3);
  const order = [/When does he go/, /Who covers/, /And the nine/];
  for (const width of [1280, 1440, 1920]) {
    await tab.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => saidBesides(tab))
      .toEqual(order.map((words, index) => expect.stringMatching(RegExp(`^${index + 1}.*${words.source}`))));
    await expect
      .poll(async () => Math.abs(((await tops(tab))[0] ?? 0) - (await boardTop(tab))))
      .toBeLessThan(3);
    const places = await tops(tab);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }

  await test.step('a press on a mark opens its thread beside the board, and Escape closes it', async () => {
    await mark(tab, 1, '7, step 2').focus();
    await tab.keyboard.press('Enter');
    await expect(opened(tab)).toContainText('When does he go?');
    await expect(opened(tab)).toBeFocused();
    await expect(stepCount(tab, 2)).toBeVisible();
    await expect(mark(tab, 1, '7, step 2')).toHaveAttribute('aria-current', 'true');
    await expect(drawing(tab)).toBeInViewport();
    await expectAccessible(tab, 'threads beside a board');
    await tab.keyboard.press('Escape');
    await expect(opened(tab)).toHaveCount(0);
    await expect(mark(tab, 1, '7, step 2')).not.toHaveAttribute('aria-current');
  });

  await test.step('a press on a card shows its step and highlights its mark', async () => {
    await cards(tab).nth(1).getByRole('button').click();
    await expect(opened(tab)).toContainText('Who covers?');
    await expect(stepCount(tab, 1)).toBeVisible();
    await expect(mark(tab, 2, 'step 1')).toHaveAttribute('aria-current', 'true');
    await expect.poll(async () => Math.abs((await topOfOpened(tab)) - (await boardTop(tab)))).toBeLessThan(3);
  });

  await test.step('the section below has every thread, and below 1280 px it is the only place', async () => {
    const { discussion } = new PageScreen(tab);
    for (const words of order) await expect(discussion.getByText(words)).toBeVisible();
    await tab.setViewportSize({ width: 1200, height: 900 });
    await expect(cards(tab)).toHaveCount(0);
    await mark(tab, 2, 'step 1').click();
    await expect(new PageScreen(tab).comment('Who covers?')).toBeFocused();
  });
});

const topOfOpened = (tab: Tab) => opened(tab).evaluate((card) => card.getBoundingClientRect().top);

test('from 1280 px a question about a step is written beside the board; Escape keeps it and leads back', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('asked beside');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'player');
  const { id } = await team.addPlay(play);
  await tab.goto(`/plays/${id}`);
  const composer = tab.getByRole('article', { name: talkTexts.newComment });
  const field = composer.getByRole('textbox', { name: commentTexts.placeholder });
  const askAbout = tab.getByRole('button', { name: boardPlayerTexts.askAboutStep, exact: true });
  await tab.getByRole('button', { name: boardPlayerTexts.nextStep, exact: true }).click();
  await expect(stepCount(tab, 2)).toBeVisible();
  await askAbout.click();
  await expect(field).toBeFocused();
  await expectAccessible(tab, 'a form beside a board');
  await field.fill('Inside or outside?');
  await field.press('Escape');
  await expect(composer).toHaveCount(0);
  await expect(askAbout).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(field).toHaveValue('Inside or outside?');
  await composer.getByRole('button', { name: commentTexts.comment, exact: true }).click();
  await expect(opened(tab)).toContainText('Inside or outside?');
  await expect(opened(tab)).toBeFocused();
  await expect(mark(tab, 1, 'step 2')).toHaveAttribute('aria-current', 'true');
  await expect(drawing(tab)).toBeInViewport();
});
