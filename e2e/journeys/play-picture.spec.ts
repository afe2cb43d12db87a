import type { Page as Tab } from '@playwright/test';
import { pageTexts, playPictureTexts as texts } from '@touchline/contract';
import { boardPlayerTexts, samplePlays } from '@touchline/contract/boards';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { test } from '../fixtures/own-team';
import { expect, expectAccessible, phone } from '../fixtures/test';
import { PlaysScreen } from '../screens/plays-screen';

const board = samplePlays.soccer;

const openMenu = (tab: Tab) =>
  tab.getByRole('main').getByRole('button', { name: pageTexts.moreActions }).click();

async function download(tab: Tab, entry: string) {
  const started = tab.waitForEvent('download');
  await new PlaysScreen(tab).choose(entry);
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a player takes the step that the board shows as a picture, PNG or SVG, on a phone', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('Pictures');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const { id } = await team.addPlay({ name: 'Overlap', board });
  await tab.goto(`/plays/${id}`);
  await tab.getByRole('button', { name: boardPlayerTexts.nextStep }).click();
  await expect(tab.getByText(boardPlayerTexts.stepCount(2, board.steps.length))).toBeVisible();

  await openMenu(tab);
  await expect(tab.getByRole('menuitem', { name: texts.png })).toHaveAccessibleDescription(texts.step(2));
  await expectAccessible(tab, 'the menu of a play with a board on a phone');
  await tab.keyboard.press('Escape');

  const png = await download(tab, texts.png);
  expect(png.name).toBe('overlap-step-2.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  const { width, height } = await sharp(png.bytes).metadata();
  expect(width).toBe(1200);
  expect(height).toBeGreaterThan(600);
  const { channels } = await sharp(png.bytes).stats();
  // Red, green and blue; all of the picture is opaque.
  expect(Math.min(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(5);

  const svg = await download(tab, texts.svg);
  expect(svg.name).toBe('overlap-step-2.svg');
  expect(svg.bytes.toString()).toContain('<title>Overlap: Step 2 of 5</title>');
  expect((await sharp(svg.bytes).metadata()).width).toBe(1200);
});

test('a play without a board offers no picture', async ({ ownTeam, person }) => {
  const team = await ownTeam('No pictures');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const { id } = await team.addPlay({ name: 'Talk' });
  await tab.goto(`/plays/${id}`);
  await openMenu(tab);
  await expect(tab.getByRole('menuitem', { name: pageTexts.downloadPdf })).toBeVisible();
  await expect(tab.getByRole('menuitem', { name: texts.png })).toHaveCount(0);
});
