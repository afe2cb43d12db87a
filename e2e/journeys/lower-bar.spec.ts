import { pageListTexts, pageTexts, searchTexts, teamNavTexts } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { test } from '../fixtures/own-team';
import { expectHydrated } from '../fixtures/server-rendering';
import { expect, expectAccessible, phone, tablet } from '../fixtures/test';
import { textOf } from '../screens/page-screen';

const paragraphs = Array.from(
  { length: 40 },
  (_, index) =>
    `<p data-id="block-${index}">Phase ${index}: two pods and three calls, the hooker decides.</p>`,
).join('');

const bar = (tab: Tab) => tab.getByRole('navigation', { name: teamNavTexts.main, exact: true });
const link = (tab: Tab, name: string) => bar(tab).getByRole('link', { name, exact: true });
const scrollPage = (tab: Tab, px: number) =>
  tab.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), px);

test.describe('the lower bar', () => {
  test('leads to Home, to pages and plays of the team used last, to the search and the stars', async ({
    person,
    ownTeam,
  }) => {
    const team = await ownTeam('Lower bar');
    const { page: tab } = await person(phone);
    await team.join(tab, 'player');
    const { id } = await team.addPage({ title: 'Kick-off plan' });
    await tab.goto(`/pages/${id}`);
    await expectHydrated(tab);
    const expectCurrent = async (name: string) => {
      await expect(bar(tab).locator('[aria-current="page"]')).toHaveText(name);
    };
    await expectCurrent(teamNavTexts.pages);
    await link(tab, teamNavTexts.plays).click();
    await expect(tab).toHaveURL(new RegExp(`/teams/${team.id}\\?tab=plays$`));
    await expect(tab.getByRole('tab', { name: teamNavTexts.plays, selected: true })).toBeVisible();
    await expectCurrent(teamNavTexts.plays);
    await link(tab, teamNavTexts.pages).click();
    await expect(tab.getByRole('tab', { name: teamNavTexts.pages, selected: true })).toBeVisible();
    await expectCurrent(teamNavTexts.pages);
    await expectAccessible(tab, 'a team with the lower bar');
    await tab.getByRole('tab', { name: teamNavTexts.squad }).click();
    await expect(bar(tab).locator('[aria-current]')).toHaveCount(0);
    await link(tab, teamNavTexts.starred).click();
    await expect(tab).toHaveURL(/\/starred$/);
    await expectCurrent(teamNavTexts.starred);
    await link(tab, teamNavTexts.home).click();
    await expectCurrent(teamNavTexts.home);
    await bar(tab).getByRole('button', { name: teamNavTexts.search, exact: true }).click();
    const palette = tab.getByRole('dialog', { name: searchTexts.label });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expect(tab.locator(`nav[aria-label="${teamNavTexts.main}"]`)).toBeHidden();
    await tab.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await expect(bar(tab)).toBeInViewport();
    await tab.goto('/settings');
    await expect(bar(tab)).toBeInViewport();
    await expect(bar(tab).locator('[aria-current]')).toHaveCount(0);
  });

  test('is gone after 200 px down, back after 20 px up and at the end, and never covers the focus', async ({
    person,
    ownTeam,
  }) => {
    const team = await ownTeam('Scrolled bar');
    const { page: tab } = await person(phone);
    await team.join(tab, 'player');
    const { id } = await team.addPage({ title: 'Long plan', content: paragraphs });
    await tab.goto(`/pages/${id}`);
    await expectHydrated(tab);
    await expect(bar(tab)).toBeInViewport({ ratio: 1 });
    await scrollPage(tab, 200);
    await expect(bar(tab)).not.toBeInViewport();
    await scrollPage(tab, -20);
    await expect(bar(tab)).toBeInViewport({ ratio: 1 });
    await scrollPage(tab, 200);
    await expect(bar(tab)).not.toBeInViewport();
    await tab.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(bar(tab)).toBeInViewport({ ratio: 1 });

    // From the first element of the page to the bar: it is reached by Tab and brought back by the focus.
    await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await tab.locator('#content').focus();
    const covered = () =>
      tab.evaluate((name) => {
        const focused = document.activeElement?.getBoundingClientRect();
        const nav = document.querySelector(`nav[aria-label="${name}"]`);
        if (!focused || !nav || nav.contains(document.activeElement)) return false;
        return document.documentElement.dataset.lowerBar === 'shown' && focused.bottom > innerHeight - 64;
      }, teamNavTexts.main);
    for (let stops = 0; stops < 40 && !(await bar(tab).locator(':focus').count()); stops += 1) {
      await tab.keyboard.press('Tab');
      expect(await covered()).toBe(false);
    }
    await expect(link(tab, teamNavTexts.home)).toBeFocused();
    await expect(bar(tab)).toBeInViewport({ ratio: 1 });
  });

  test('is absent while a field has the focus, in Edit, and from 640 px on', async ({ person, ownTeam }) => {
    const team = await ownTeam('Absent bar');
    const { page: tab } = await person(phone);
    await team.join(tab, 'coach');
    const { id } = await team.addPage({ title: 'Edited plan', content: paragraphs });
    await tab.goto(`/teams/${team.id}`);
    await expectHydrated(tab);
    const search = tab.getByRole('searchbox', { name: pageListTexts.searchSpace });
    await search.focus();
    await expect(bar(tab)).not.toBeInViewport();
    await search.blur();
    await expect(bar(tab)).toBeInViewport({ ratio: 1 });
    await tab.goto(`/pages/${id}`);
    await expect(bar(tab)).toBeInViewport({ ratio: 1 });
    await tab.getByRole('button', { name: pageTexts.edit, exact: true }).click();
    await expect(textOf(tab)).toBeVisible();
    await expect(bar(tab)).toBeHidden();
    await tab.getByRole('button', { name: pageTexts.read, exact: true }).click();
    await expect(bar(tab)).toBeInViewport({ ratio: 1 });
    await tab.setViewportSize(tablet);
    await expect(bar(tab)).toBeHidden();
  });
});
