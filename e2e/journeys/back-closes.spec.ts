import { appTexts, ownDataTexts, searchTexts, settingsTexts, teamNavTexts } from '@touchline/contract';
import type { Locator, Page as Tab } from '@playwright/test';
import { test } from '../fixtures/own-team';
import { expect, phone } from '../fixtures/test';

/** Goes back as the browser's own button does, which waits for no navigation. */
const back = (tab: Tab) => tab.evaluate(() => history.back());

async function expectClosedByBack(tab: Tab, overlay: Locator, address: RegExp) {
  await expect(overlay).toBeVisible();
  await back(tab);
  await expect(overlay).toBeHidden();
  await expect(tab).toHaveURL(address);
}

test.describe('Back on a phone', () => {
  test('closes the palette, a sheet, a menu and a dialog with typed words before it leaves the screen', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('Back');
    const { page: tab } = await person(phone);
    await team.join(tab, 'player');
    await tab.goto('/starred');
    const nav = tab.getByRole('navigation', { name: teamNavTexts.main, exact: true });
    await nav.getByRole('link', { name: teamNavTexts.home, exact: true }).click();
    await expect(tab).toHaveURL(/:\d+\/$/);

    await nav.getByRole('button', { name: teamNavTexts.search, exact: true }).click();
    const palette = tab.getByRole('dialog', { name: searchTexts.label });
    await expectClosedByBack(tab, palette, /:\d+\/$/);

    await tab.getByRole('button', { name: appTexts.openTeams, exact: true }).click();
    await expectClosedByBack(tab, tab.getByRole('dialog', { name: teamNavTexts.teams }), /:\d+\/$/);

    const userMenu = tab.getByRole('button', { name: appTexts.userMenu, exact: true });
    await userMenu.click();
    await expectClosedByBack(tab, tab.getByRole('menu', { name: appTexts.userMenu }), /:\d+\/$/);
    await expect(userMenu).toBeFocused();

    await back(tab);
    await expect(tab).toHaveURL(/\/starred$/);
  });

  test('closes a dialog on the first screen of a tab, and then leaves it', async ({ ownTeam, person }) => {
    const team = await ownTeam('Back first');
    const { page: tab } = await person(phone);
    await team.join(tab, 'player');
    await tab.goto('/api/docs');
    await tab.goto('/settings?tab=security');
    await tab.getByRole('button', { name: ownDataTexts.ask, exact: true }).click();
    const dialog = tab.getByRole('dialog', { name: ownDataTexts.askTitle });
    await dialog.getByLabel(settingsTexts.currentPassword).fill('typed');
    await expectClosedByBack(tab, dialog, /\/settings\?tab=security$/);
    await expect(tab.getByRole('button', { name: ownDataTexts.ask, exact: true })).toBeFocused();
    await back(tab);
    await expect(tab).toHaveURL(/\/api\/docs/);
  });
});
