import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkTexts, posterTexts } from '@touchline/contract';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { test } from '../fixtures/own-team';
import { desktop, expect } from '../fixtures/test';

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
  await page.getByRole('button', { name: linkTexts.create }).click();
  await page.getByRole('button', { name: linkTexts.createAction }).click();
  const dialog = page.getByRole('dialog', { name: linkTexts.readyTitle });
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
