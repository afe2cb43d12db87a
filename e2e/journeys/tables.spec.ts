import type { Page as Tab } from '@playwright/test';
import { boxOf } from '../fixtures/box';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

const row = (cells: string[], element = 'td') =>
  `<tr>${cells.map((words) => `<${element}>${words}</${element}>`).join('')}</tr>`;
const columns = ['Zone', 'With the ball', 'Without it', 'Who calls'];
const plan =
  `<table data-id="table-1"><thead>${row(columns, 'th scope="col"').replaceAll('</th scope="col">', '</th>')}</thead>` +
  `<tbody>${row(['Our 22', 'Two carries, then a box kick or ten to touch', 'No offload contest, fill the field', 'Scrum half'])}</tbody></table>`;
const short = `<table data-id="table-2"><tbody>${row(['A', 'B'])}</tbody></table>`;

const table = (tab: Tab) =>
  tab.getByRole('region', { name: 'Table: Zone, With the ball, Without it, Who calls' });
const first = (tab: Tab) => table(tab).getByRole('cell', { name: 'Our 22' });
const xOf = async (tab: Tab) => Math.round((await boxOf(first(tab))).x);
const scrollTo = (tab: Tab, left: number) => table(tab).evaluate((box, x) => box.scrollTo({ left: x }), left);

test.describe('a table in a page', () => {
  test('that is too wide for a phone shows that more follows, holds its first column, and scrolls by keyboard', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('wide tables');
    const { page: tab } = await person(phone);
    await team.join(tab, 'player');
    const { id } = await team.addPage({ title: 'Match plan', content: plan + short });
    await tab.goto(`/pages/${id}`);
    await expect(table(tab)).toHaveAttribute('data-more', 'right');
    await expect(tab.getByRole('region', { name: 'Table', exact: true })).not.toHaveAttribute('data-more');
    await expectAccessible(tab, 'a page with a wide table');

    const left = await xOf(tab);
    await table(tab).focus();
    await tab.keyboard.press('ArrowRight');
    await expect.poll(() => table(tab).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await scrollTo(tab, 10_000);
    await expect(table(tab)).not.toHaveAttribute('data-more');
    await expect.poll(() => xOf(tab)).toBe(left);
    await expect
      .poll(() => tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
  });

  test('has columns as wide as their content up to 28 characters, and is printed whole', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('columns');
    const { page: tab } = await person(desktop);
    await team.join(tab, 'player');
    const { id } = await team.addPage({ title: 'Match plan', content: plan });
    await tab.goto(`/pages/${id}`);
    await expect(first(tab)).toBeVisible();
    const widths = await table(tab).evaluate((box) => {
      const ruler = Object.assign(document.createElement('div'), { className: 'ruler' });
      ruler.style.width = '28ch';
      box.append(ruler);
      const most = ruler.offsetWidth;
      ruler.remove();
      return { most, columns: [...box.querySelectorAll('th')].map(({ offsetWidth }) => offsetWidth) };
    });
    expect(Math.max(...widths.columns)).toBeLessThanOrEqual(widths.most + 1);
    expect(widths.columns[0]).toBeLessThan(widths.columns[1]!);
    await tab.emulateMedia({ media: 'print' });
    await expect(table(tab)).toHaveCSS('overflow-x', 'visible');
    await expect(table(tab)).toHaveCSS('mask-image', 'none');
    await expect(first(tab)).toHaveCSS('position', 'static');
  });
});
