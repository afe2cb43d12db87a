import { calls, pageTexts, type Page, savingTexts } from '@touchline/contract';
import { mergeTests, type Page as Tab } from '@playwright/test';
import { test as withApi } from '../fixtures/api-user';
import { callAs } from '../fixtures/api';
import { press } from '../fixtures/keyboard';
import { desktop, expect, expectAccessible, phone, test as withPeople } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

const test = mergeTests(withApi, withPeople);
const coachMail = 'coach@touchline.example';
const playerMail = 'player@touchline.example';

const menuButton = (tab: Tab) => tab.getByRole('button', { name: pageTexts.moreActions });
const entry = (tab: Tab) => tab.getByRole('menuitem', { name: savingTexts.duplicate });
const title = (tab: Tab) => tab.getByRole('textbox', { name: pageTexts.title });

async function openMenu(tab: Tab, page: Page): Promise<void> {
  await tab.goto(`/pages/${page.id}`);
  await menuButton(tab).click();
}

test('a coach duplicates a page by keyboard, renames the copy and goes back to the original', async ({
  api,
  person,
}) => {
  const original = await (await api(coachMail)).makePage('Kick-off plan', 'Front pod first');
  const { page: tab } = await person(desktop);
  const { page: player } = await person(desktop);
  await new SignIn(player).atHome(playerMail);
  await new SignIn(tab).as(coachMail);
  await tab.goto(`/pages/${original.id}`);

  await test.step('what is unsaved is saved first, and is in the copy', async () => {
    await new PageScreen(tab).editor.first().click();
    await tab.keyboard.press('End');
    await tab.keyboard.type(', then chase');
    await press(tab, menuButton(tab));
    // Which entry is the first depends on what is loaded.
    await expect(tab.locator('[role^=menuitem]:focus')).toBeVisible();
    await expect(async () => {
      await tab.keyboard.press('ArrowDown');
      await expect(entry(tab)).toBeFocused({ timeout: 500 });
    }).toPass();
    await expectAccessible(tab, 'the menu of a page', { checked: ['light'] });
    await tab.keyboard.press('Enter');
    await expect(title(tab)).toHaveValue('Copy of Kick-off plan');
    await expect(new PageScreen(tab).editor.first()).toHaveText('Front pod first, then chase');
  });

  await test.step('the toast leads back to the original', async () => {
    await expect(title(tab)).toBeFocused();
    await tab.keyboard.press('F8');
    await tab.keyboard.press('Tab');
    await expect(tab.getByRole('button', { name: savingTexts.backToOriginal })).toBeFocused();
    await tab.keyboard.press('Enter');
    await expect(title(tab)).toHaveValue('Kick-off plan');
    await expect(new PageScreen(tab).editor.first()).toHaveText('Front pod first, then chase');
  });

  await test.step('the title of the copy is selected, so that typing replaces it', async () => {
    await tab.goBack();
    await expect(title(tab)).toHaveValue('Copy of Kick-off plan');
    await expect(title(tab)).toBeFocused();
    await tab.keyboard.type('Plan for Sunday');
    await new PageScreen(tab).waitForSaved();
    await expect(title(tab)).toHaveValue('Plan for Sunday');
    await expect(player.getByRole('navigation').getByText('Plan for Sunday')).toHaveCount(0);
    await new PageScreen(tab).publish();
    await expect(player.getByRole('navigation').getByText('Plan for Sunday')).toBeVisible();
  });
});

test('the toast after duplicating leads back to the original, on a phone', async ({ api, person }) => {
  const original = await (await api(coachMail)).makePage('Exit plan', 'Box kick');
  const { page: tab } = await person(phone);
  await new SignIn(tab).as(coachMail);
  await openMenu(tab, original);
  await entry(tab).click();
  await expect(title(tab)).toHaveValue('Copy of Exit plan');
  const toast = tab.getByRole('status').filter({ hasText: savingTexts.duplicated });
  // A toast stays while the pointer is on it.
  await toast.hover();
  await expectAccessible(tab, 'the toast of a duplicated page');
  await toast.getByRole('button', { name: savingTexts.backToOriginal }).click();
  await expect(tab).toHaveURL(`/pages/${original.id}`);
  await expect(toast).toHaveCount(0);
});

test('without a connection, or when the server refuses, the menu or a toast gives the reason', async ({
  api,
  person,
}) => {
  const original = await (await api(coachMail)).makePage('Scrum plan', 'Bind early');
  const { page: tab, context, expected } = await person(desktop);
  await new SignIn(tab).as(coachMail);
  await tab.goto(`/pages/${original.id}`);
  // Until the editor is loaded, the page is shown for reading, with a menu of its own.
  await expect(new PageScreen(tab).editor.first()).toBeVisible();
  await menuButton(tab).click();
  // The code of the menu is loaded, too.
  await expect(entry(tab)).toBeEnabled();
  await context.setOffline(true);
  await expect(entry(tab)).toBeDisabled();
  await expect(entry(tab)).toContainText(savingTexts.duplicateOffline);
  await context.setOffline(false);
  await expect(entry(tab)).toBeEnabled();
  expected.push((message) => message.text().includes('503'));
  await tab.route('**/duplicate', (route) => route.fulfill({ status: 503, body: '' }));
  await entry(tab).click();
  const alert = tab.getByRole('alert').filter({ hasText: savingTexts.duplicateFailedTitle });
  await expect(alert).toContainText(savingTexts.duplicateFailed);
  await tab.unroute('**/duplicate');
  await callAs(tab, calls.pages.remove, { params: { pageId: original.id } });
  await menuButton(tab).click();
  await entry(tab).click();
  await expect(alert).toContainText(pageTexts.notFound);
  await expect(tab).toHaveURL(`/pages/${original.id}`);
});

for (const viewport of [phone, desktop]) {
  test(`a player has no entry to duplicate a page, ${viewport.width} pixels wide`, async ({
    api,
    person,
  }) => {
    const original = await (await api(coachMail)).makePage('Lineout plan', 'Falcon');
    const { page: tab } = await person(viewport);
    await new SignIn(tab).as(playerMail);
    await tab.goto(`/pages/${original.id}`);
    await expect(tab.getByRole('heading', { name: 'Lineout plan' })).toBeVisible();
    const opened = viewport === phone ? pageTexts.moreActions : pageTexts.share;
    await tab.getByRole('button', { name: opened }).click();
    await expect(tab.getByRole('menuitem', { name: pageTexts.copyLink })).toBeVisible();
    await expect(entry(tab)).toHaveCount(0);
  });
}
