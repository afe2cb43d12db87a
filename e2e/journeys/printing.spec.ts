import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calls, pageListTexts, pageTexts, type Page, type Team } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, phone } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const looks = (element: Element) => {
  const { fontFamily, fontWeight, lineHeight, marginBlock } = getComputedStyle(element);
  return { fontFamily, fontWeight, lineHeight, marginBlock };
};

/** The document is written into a blank window: it has its text before its style sheets, and Playwright saw it loaded before both. */
const waitForStyles = (paper: Tab) =>
  paper.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );

for (const [name, device, share] of [
  ['a phone', phone, pageTexts.moreActions],
  ['a desktop', desktop, pageTexts.share],
] as const) {
  test(`a player downloads a page as a PDF and prints it, on ${name}`, async ({ person }) => {
    const { page: tab } = await person(device);
    await new SignIn(tab).as('player@touchline.example');
    const [team] = (await (await callAs(tab, calls.teams.list)).json()) as Team[];
    const listed = await callAs(tab, calls.pages.list, { params: { teamId: team?.id ?? 0 } });
    const pages = (await listed.json()) as Page[];
    const page = pages.find(({ content }) => content.includes('<h2'));
    await tab.goto(`/pages/${page?.id}`);

    await tab.getByRole('button', { name: share, exact: true }).click();
    const coming = tab.waitForEvent('download');
    await tab.getByRole('menuitem', { name: pageTexts.downloadPdf }).click();
    await expect(tab.getByText(pageListTexts.pdfBeingMade)).toBeVisible();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(tab.getByText(pageListTexts.pdfMade)).toBeVisible();

    await tab.getByRole('button', { name: share, exact: true }).click();
    const opening = tab.waitForEvent('popup');
    await tab.getByRole('menuitem', { name: pageTexts.printableView }).click();
    const paper = await opening;
    await expect(paper.getByRole('heading', { level: 1, name: page?.title })).toBeVisible();
    await expect(paper.getByText(team?.name ?? '')).toBeVisible();
    await waitForStyles(paper);
    expect(await paper.locator('h2').first().evaluate(looks)).toEqual(
      await tab.locator('article h2').first().evaluate(looks),
    );
  });
}

const run = promisify(execFile);

/** Prints on A4, and returns the text of the pages and their sizes. */
async function printed(paper: Tab): Promise<{ text: string; info: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-print-'));
  try {
    const file = join(folder, 'paper.pdf');
    await paper.pdf({ path: file, preferCSSPageSize: true, format: 'A4' });
    const [text, info] = await Promise.all([
      run('pdftotext', [file, '-']),
      run('pdfinfo', ['-f', '1', '-l', '99', file]),
    ]);
    return { text: text.stdout, info: info.stdout };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const columnsOf = (count: number) => Array.from({ length: count }, (_, place) => `Drill${place + 1}`);

/** A table of one row under a heading row, with words that must not be broken. */
const tableOf = (count: number) => {
  const row = (tag: string, text: (column: string) => string) =>
    `<tr>${columnsOf(count)
      .map((column) => `<${tag}><p>${text(column)}</p></${tag}>`)
      .join('')}</tr>`;
  return `<table><tbody>${row('th', (column) => column)}${row('td', (column) => `${column}x ten`)}</tbody></table>`;
};

for (const [count, isLandscape] of [
  [6, false],
  [8, false],
  [12, true],
  [16, true],
] as const)
  test(`a table of ${count} columns is printed whole${isLandscape ? ' on a page in landscape' : ''}`, async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('wide tables');
    const { page: tab } = await person(desktop);
    await team.join(tab, 'player');
    const content = `<p>Before.</p>${tableOf(count)}<p>After.</p>`;
    const { id } = await team.addPage({ title: 'Week plan', content });
    await tab.goto(`/pages/${id}`);
    await tab.getByRole('button', { name: pageTexts.share, exact: true }).click();
    const opening = tab.waitForEvent('popup');
    await tab.getByRole('menuitem', { name: pageTexts.printableView }).click();
    const paper = await opening;
    await expect(paper.getByRole('columnheader', { name: `Drill${count}`, exact: true })).toBeVisible();
    await waitForStyles(paper);
    const { text, info } = await printed(paper);
    const words = text.split(/\s+/);
    expect(words).toEqual(expect.arrayContaining(columnsOf(count).flatMap((name) => [name, `${name}x`])));
    const sizes = [...info.matchAll(/Page +\d+ size: +([\d.]+) x ([\d.]+)/g)];
    const areLandscape = sizes.map(([, width, height]) => Number(width) > Number(height));
    expect(areLandscape).toContain(isLandscape);
    expect(areLandscape[0]).toBe(false);
  });
