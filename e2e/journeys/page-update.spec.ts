import { changesTexts, pageTexts } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { openAndRead } from '../fixtures/last-read';
import { test } from '../fixtures/own-team';
import { desktop, expect, phone } from '../fixtures/test';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `<p data-id="line-${at}">Line ${at} of the plan.</p>`);
const fresh = (tab: Tab) =>
  tab.evaluate(() =>
    [...(CSS.highlights.get('new-words') ?? [])].map((range) =>
      range instanceof Range ? range.toString() : '',
    ),
  );
const topOf = (tab: Tab, words: string) =>
  tab.getByText(words, { exact: true }).evaluate((line) => Math.round(line.getBoundingClientRect().top));

test.describe('a page that another user changes while it is read', () => {
  for (const [device, options] of Object.entries({ phone, desktop })) {
    test(`keeps the words on screen in place and marks the new ones, on a ${device}`, async ({
      ownTeam,
      person,
    }) => {
      const team = await ownTeam(`update on a ${device}`);
      const { page: tab } = await person(options);
      await team.join(tab, 'player');
      const page = await team.addPage({ title: 'Match plan', content: lines(60).join('') });
      await openAndRead(tab, `/pages/${page.id}`);

      await test.step('at its top, where a note says who changed it', async () => {
        const before = await topOf(tab, 'Line 0 of the plan.');
        await team.changePage(page.id, [...lines(60), '<p data-id="last">And rest.</p>'].join(''));
        await expect(tab.getByText(changesTexts.updatedJustNow(''))).toBeVisible();
        await expect(tab.getByText('And rest.')).toBeVisible();
        expect(Math.abs((await topOf(tab, 'Line 0 of the plan.')) - before)).toBeLessThanOrEqual(1);
        await expect(tab.getByRole('button', { name: pageTexts.showChanges })).toBeVisible();
      });

      await test.step('in its middle, also when words above are longer and lines on screen are gone', async () => {
        await tab
          .getByText('Line 30 of the plan.')
          .evaluate((line) => line.scrollIntoView({ block: 'center' }));
        const before = await topOf(tab, 'Line 30 of the plan.');
        const first =
          '<p data-id="first">Kick early.</p>' + `<p data-id="more">${'Press high. '.repeat(80)}</p>`;
        const kept = lines(60).map((line, at) =>
          at === 31 ? '<p data-id="line-31">Line 31 is new.</p>' : line,
        );
        await team.changePage(page.id, [first, ...kept].join(''));
        await expect(tab.getByText('Line 31 is new.')).toBeVisible();
        expect(Math.abs((await topOf(tab, 'Line 30 of the plan.')) - before)).toBeLessThanOrEqual(1);
        const marked = await fresh(tab);
        expect(marked.slice(0, 2)).toEqual(['Kick early.', 'Press high. '.repeat(80).trim()]);
        expect(marked.at(-1)).toBe('is new');
      });

      await test.step('for 10 s', async () => {
        await expect.poll(() => fresh(tab), { timeout: 30_000 }).toEqual([]);
        await expect(tab.getByText(changesTexts.updatedJustNow(''))).toBeHidden();
      });
    });
  }
});
