import {
  calls,
  commentTexts,
  pageTexts,
  publishingTexts,
  selectionTexts,
  type Page,
} from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { gotoUntilNetworkIdle } from '../fixtures/network-idle';
import { test } from '../fixtures/own-team';
import { desktop, expect, phone } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

/** Returns the names of the visible buttons and links in the accent colour; an open dialog may have one of its own. */
const primaryButtons = (tab: Tab) =>
  tab.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'var(--tl-color-accent)';
    const accent = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const isOnScreen = ({ left, right, bottom }: DOMRect) => left >= 0 && right > 0 && bottom > 0;
    return [...document.querySelectorAll<HTMLElement>('button, a, label')]
      .filter((element) => isOnScreen(element.getBoundingClientRect()))
      .filter((element) => getComputedStyle(element).backgroundColor === accent)
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.closest('dialog, [role=dialog]'),
      )
      .map((element) => element.ariaLabel ?? element.textContent);
  });

async function expectOne(tab: Tab, names: readonly string[] = []) {
  await expect.poll(() => primaryButtons(tab)).toEqual(names);
}

async function expectOneAtMost(tab: Tab, path: string) {
  await gotoUntilNetworkIdle(tab, path);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  const names = await primaryButtons(tab);
  expect(names.length, names.join(', ')).toBeLessThanOrEqual(1);
}

for (const [device, options] of Object.entries({ phone, desktop }))
  test(`a screen of a coach has one primary button at most, on a ${device}`, async ({ person, ownTeam }) => {
    const team = await ownTeam(`One action on a ${device}`);
    const { page: tab } = await person(options);
    await team.join(tab, 'admin');
    const params = { teamId: team.id };
    const main = tab.getByRole('main');
    const { id: publishedId } = await team.addPage({ title: 'Match plan' });
    const made = await callAs(tab, calls.pages.create, { params, body: { title: 'Kit list', draft: true } });
    const { id: draftId } = (await made.json()) as Page;
    const { id: playId } = await team.addPlay({ name: 'Lighthouse' });

    await test.step('Home and the team have Create', async () => {
      await tab.goto(`/dashboard?team=${team.id}`);
      await expect(main.getByRole('link', { name: /^Match plan/ }).first()).toBeVisible();
      await expectOne(tab, ['Create']);
      await tab.goto(`/teams/${team.id}?tab=pages`);
      await expectOne(tab, ['Create New Page']);
    });

    await test.step('also while drafts are selected', async () => {
      const box = tab.getByRole('checkbox', { name: selectionTexts.select('Kit list') });
      if (device === 'phone') await box.evaluate((element: HTMLElement) => element.click());
      else {
        await main.getByRole('link', { name: /^Kit list/ }).hover();
        await box.check();
      }
      await expect(tab.getByRole('toolbar', { name: selectionTexts.selection('page') })).toBeVisible();
      await expectOne(tab, ['Create New Page']);
    });

    await test.step('a draft has Publish, also while a comment is written', async () => {
      await tab.goto(`/pages/${draftId}`);
      await expect(tab.getByRole('button', { name: publishingTexts.publish, exact: true })).toBeVisible();
      await tab.getByPlaceholder(commentTexts.placeholder).fill('Which socks?');
      await expectOne(tab, [publishingTexts.publish]);
    });

    await test.step('a published page has none for reading, and while it is edited its own', async () => {
      await tab.goto(`/pages/${publishedId}`);
      const page = new PageScreen(tab);
      if (device === 'phone') {
        await expectOne(tab);
        await tab.getByRole('button', { name: pageTexts.edit, exact: true }).click();
      }
      await page.editor.first().click();
      await tab.keyboard.type('We kick long');
      await tab.getByPlaceholder(commentTexts.placeholder).fill('How long?');
      expect((await primaryButtons(tab)).length).toBeLessThanOrEqual(1);
    });

    const { id: categoryId } = await team.addCategory('Set pieces', { pageId: publishedId });
    for (const path of [
      `/plays/${playId}`,
      `/pages/${publishedId}/history`,
      `/teams/${team.id}/settings?tab=users`,
      `/teams/${team.id}/settings?tab=info`,
      `/teams/${team.id}/bin`,
      `/teams/${team.id}?tab=squad`,
      `/teams/${team.id}?tab=plays`,
      `/teams/${team.id}?category=${categoryId}`,
      '/starred',
      '/search?q=match',
      '/settings?tab=profile',
      '/settings?tab=security',
    ])
      await test.step(path.replaceAll(/\d+/g, '{id}'), () => expectOneAtMost(tab, path));
  });

for (const [device, options] of Object.entries({ phone, desktop }))
  test(`a screen of the super admin has one primary button at most, on a ${device}`, async ({ person }) => {
    const { page: tab } = await person(options);
    await new SignIn(tab).as('admin@touchline.example');
    for (const path of ['/admin', '/admin/users', '/admin/audit'])
      await test.step(path, () => expectOneAtMost(tab, path));
  });
