import { readFile } from 'node:fs/promises';
import { calls, pageTexts, type Page, type Team } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { desktop, expect, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const looks = (element: Element) => {
  const { fontFamily, fontWeight, lineHeight, marginBlock } = getComputedStyle(element);
  return { fontFamily, fontWeight, lineHeight, marginBlock };
};

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
    await expect(tab.getByText(pageTexts.pdfBeingMade)).toBeVisible();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(tab.getByText(pageTexts.pdfMade)).toBeVisible();

    await tab.getByRole('button', { name: share, exact: true }).click();
    const opening = tab.waitForEvent('popup');
    await tab.getByRole('menuitem', { name: pageTexts.printableView }).click();
    const paper = await opening;
    await expect(paper.getByRole('heading', { level: 1, name: page?.title })).toBeVisible();
    await expect(paper.getByText(team?.name ?? '')).toBeVisible();
    expect(await paper.locator('h2').first().evaluate(looks)).toEqual(
      await tab.locator('article h2').first().evaluate(looks),
    );
  });
}
