import { pageMenuTexts, pageTexts } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

const content =
  '<p data-id="block-1">Whoever wins the toss plays with <mark>the wind</mark>.</p>' +
  '<aside data-id="block-2" data-type="callout" data-tone="tip">Eyes on the hooker.</aside>';
const menu = (tab: Tab) => tab.getByRole('main').getByRole('button', { name: pageTexts.moreActions });
const entry = (tab: Tab) => tab.getByRole('menuitemcheckbox', { name: pageMenuTexts.sunlight });
const black = 'rgb(0, 0, 0)';
const white = 'rgb(255, 255, 255)';

async function expectSunlight(tab: Tab): Promise<void> {
  const words = tab.getByText('Whoever wins the toss').filter({ visible: true });
  await expect(words).toHaveCSS('color', black);
  await expect(words).toHaveCSS('font-size', '18px');
  await expect(tab.locator('body')).toHaveCSS('background-color', white);
  await expect(tab.getByText('the wind', { exact: true }).filter({ visible: true })).toHaveCSS(
    'background-color',
    white,
  );
}

async function toggle(tab: Tab, { from }: { from: boolean }): Promise<void> {
  await menu(tab).click();
  await expect(entry(tab)).toHaveAttribute('aria-checked', String(from));
  await entry(tab).click();
  await tab.keyboard.press('Escape');
  await expect(entry(tab)).toBeHidden();
}

test.describe('Sunlight', () => {
  for (const [device, options] of Object.entries({ phone, desktop })) {
    for (const role of ['player', 'coach'] as const) {
      test(`shows pages black on white in 18 px until the same entry is pressed again, for a ${role} on a ${device}`, async ({
        ownTeam,
        person,
      }) => {
        const team = await ownTeam(`sunlight for a ${role} on a ${device}`);
        const { page: tab } = await person(options);
        await team.join(tab, role);
        await tab.emulateMedia({ colorScheme: 'dark' });
        const { id } = await team.addPage({ title: 'Match plan', content });
        await tab.goto(`/pages/${id}`);
        const dark = await tab.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
        await toggle(tab, { from: false });
        await expectSunlight(tab);
        await expectAccessible(tab, `a page in Sunlight on a ${device}`, { checked: ['light'] });
        await tab.emulateMedia({ colorScheme: 'dark' });
        await tab.reload();
        await expectSunlight(tab);
        await tab.goto('/starred');
        await expect(tab.locator('body')).toHaveCSS('background-color', dark);
        await tab.goBack();
        await expectSunlight(tab);
        await toggle(tab, { from: true });
        await expect(tab.locator('body')).toHaveCSS('background-color', dark);
      });
    }
  }

  test('is there with the first paint of a page', async ({ ownTeam, person }) => {
    const team = await ownTeam('sunlight first');
    const { page: tab, expected } = await person(phone);
    expected.push((message) => message.text().includes('ERR_FAILED'));
    await team.join(tab, 'player');
    const { id } = await team.addPage({ title: 'Match plan', content });
    await tab.goto(`/pages/${id}`);
    await toggle(tab, { from: false });
    await tab.route('**/assets/*.js', (route) => route.abort());
    await tab.goto(`/pages/${id}`, { waitUntil: 'commit' });
    await expectSunlight(tab);
  });
});
