import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkTexts, posterTexts } from '@touchline/contract';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { countedTaps } from '../fixtures/counted-taps';
import { test } from '../fixtures/own-team';
import { desktop, expect, phone } from '../fixtures/test';

const run = promisify(execFile);

/** Prints with the margins of the document, and returns the pages as grey pictures of 100 dpi. */
async function printed(page: Page): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-poster-'));
  try {
    const file = join(folder, 'poster.pdf');
    await page.pdf({ path: file, preferCSSPageSize: true });
    await run('pdftoppm', ['-gray', '-r', '100', '-png', file, join(folder, 'page')]);
    const { stdout } = await run('sh', ['-c', `ls ${folder}/*.png`]);
    return await Promise.all(
      stdout
        .trim()
        .split('\n')
        .map((name) => readFile(name)),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function decoded(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { text: jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data, ...info };
}

test('a link is created in two clicks, and its poster is one sheet of A4 with a code that a camera reads', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Poster of a team with a long name');
  const { page } = await person(desktop);
  await team.join(page, 'admin');
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await page.goto(`/teams/${team.id}/settings?tab=users`);
  const taps = countedTaps(page);
  await taps.tap('button', linkTexts.create);
  await taps.tap('button', linkTexts.createAction);
  const dialog = page.getByRole('dialog', { name: linkTexts.readyTitle });
  await expect(dialog).toBeVisible();
  expect(taps.count()).toBe(2);
  const address = dialog.getByRole('textbox', { name: linkTexts.address });
  await expect(address).toHaveValue(/\/invite\/[\w-]+$/);
  await dialog.getByRole('button', { name: linkTexts.printPoster }).click();

  const pages = await printed(page);
  expect(pages).toHaveLength(1);
  const { text, width, height } = await decoded(pages[0]!);
  expect(text).toBe(`http://${await address.inputValue()}`);
  expect([width, height]).toEqual([827, 1170]);
  await expect(page.getByText(posterTexts.title(team.name), { exact: true })).toBeHidden();
});

test('a new link is copied, and shared by the sheet of a phone; a user who closes the sheet is shown no error', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Shared link');
  const { page } = await person(phone);
  await team.join(page, 'admin');
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    const share = (data: unknown) => {
      shared.push(data);
      const isClosed = shared.length === 1;
      return isClosed ? Promise.reject(new DOMException('Closed', 'AbortError')) : Promise.resolve();
    };
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  await page.goto(`/teams/${team.id}/settings?tab=users`);
  await page.getByRole('button', { name: linkTexts.create, exact: true }).click();
  await page.getByRole('button', { name: linkTexts.createAction, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: linkTexts.readyTitle });
  const url = `http://${await dialog.getByRole('textbox', { name: linkTexts.address }).inputValue()}`;
  expect(url).toMatch(/\/invite\/[\w-]+$/);

  await dialog.getByRole('button', { name: linkTexts.copy, exact: true }).click();
  await expect(page.getByText(linkTexts.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  const share = dialog.getByRole('button', { name: linkTexts.share, exact: true });
  await share.click();
  await share.click();
  const shared = { title: posterTexts.title(team.name), url };
  expect(await page.evaluate(() => Reflect.get(window, 'shared') as unknown)).toEqual([shared, shared]);
  await expect(page.getByText(linkTexts.shareFailed)).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('the QR code of a link is saved as a picture that a camera reads', async ({ person, ownTeam }) => {
  const team = await ownTeam('Saved code');
  const { page } = await person(desktop);
  await team.join(page, 'admin');
  const { token } = await team.addLink({ role: 'player' });
  await page.goto(`/teams/${team.id}/settings?tab=users`);
  await page
    .getByRole('button', { name: linkTexts.actionsFor('player') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: linkTexts.showCode, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: linkTexts.readyTitle });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: linkTexts.saveCode }).click(),
  ]);
  const { text } = await decoded(await readFile(await download.path()));
  expect(text).toMatch(new RegExp(`/invite/${token}$`));
  await dialog.getByRole('button', { name: linkTexts.done }).click();
  await expect(dialog).toHaveCount(0);
});
