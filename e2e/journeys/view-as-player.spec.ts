import type { Page as Tab } from '@playwright/test';
import { pageTexts, viewAsTexts as texts } from '@touchline/contract';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';

const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true });
const view = (tab: Tab) => tab.getByRole('menuitem', { name: texts.view });

async function openMenu(tab: Tab, pageId: number) {
  await tab.goto(`/pages/${pageId}`);
  await button(tab, pageTexts.moreActions).click();
  await expect(view(tab)).toBeVisible();
}

test('a coach views a page as a player does, without drafts, and goes back', async ({ ownTeam, person }) => {
  const team = await ownTeam('views', 'Hockey');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const shown = await team.addPage({ title: 'Kick-off plan', content: '<p data-id="aaaaaa">Front pod</p>' });
  const draft = await team.addPage({ title: 'Hidden plan', draft: true });

  await test.step('players cannot see a draft, so it has no such view', async () => {
    await openMenu(tab, draft.id);
    await expect(view(tab)).toBeDisabled();
    await expect(view(tab)).toContainText(texts.ofDraft);
  });

  await test.step('the view has the text, and nothing for editors', async () => {
    await openMenu(tab, shown.id);
    await view(tab).click();
    await expect(tab).toHaveURL(new RegExp(`/pages/${shown.id}\\?as=player$`));
    await expect(tab.getByText(texts.isPlayer)).toBeVisible();
    await expect(tab.getByText('Front pod')).toBeVisible();
    await expect(button(tab, pageTexts.edit)).toHaveCount(0);
    await expect(new PageScreen(tab).editor).toHaveCount(0);
    await expect(tab.getByText('Hidden plan')).toHaveCount(0);
    await expectAccessible(tab, 'a page viewed as a player');
  });

  await test.step('the bar leads back', async () => {
    await button(tab, texts.back).click();
    await expect(tab).toHaveURL(new RegExp(`/pages/${shown.id}$`));
    await expect(tab.getByText('Hidden plan').first()).toBeVisible();
    await expect(tab.getByText(texts.isPlayer)).toHaveCount(0);
  });
});

test('a player who is sent the address of such a view sees the page itself', async ({ ownTeam, person }) => {
  const team = await ownTeam('views', 'Hockey');
  const { page: tab, expected } = await person(phone);
  // The server refuses the view to a player, and the app turns to the page.
  expected.push((message) => message.text().includes('status of 403'));
  await team.join(tab, 'player');
  const shown = await team.addPage({ title: 'Kick-off plan', content: '<p data-id="aaaaaa">Front pod</p>' });
  await tab.goto(`/pages/${shown.id}?as=player`);
  await expect(tab).toHaveURL(new RegExp(`/pages/${shown.id}$`));
  await expect(tab.getByText('Front pod')).toBeVisible();
});
