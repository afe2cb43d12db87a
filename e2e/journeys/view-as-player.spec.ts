import type { Page as Tab } from '@playwright/test';
import { mentionTexts, pageTexts, viewAsTexts as texts, type Play } from '@touchline/contract';
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

test('a coach views a play by its address as a player does; a link to another screen ends the view', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('views of plays', 'Hockey');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const draft = await team.addPlay({ name: 'Hidden corner', draft: true });
  const other = await team.addPlay({ name: 'Long corner' });
  const mention = ({ id, name }: Play) => `<a href="/plays/${id}" data-play="${id}">${name}</a>`;
  const content = `<p data-id="a">After ${mention(draft)} or ${mention(other)}.</p>`;
  const play = await team.addPlay({ name: 'Short corner', content });

  await test.step('the view has the text without titles of drafts, and nothing for editors', async () => {
    await tab.goto(`/plays/${play.id}?as=player`);
    await expect(tab.getByRole('heading', { level: 1, name: 'Short corner' })).toBeVisible();
    await expect(tab.getByText(texts.isPlayer)).toBeVisible();
    await expect(tab.getByText(`After ${mentionTexts.hidden.play} or Long corner.`)).toBeVisible();
    await expect(tab.getByText('Hidden corner')).toHaveCount(0);
    await expect(button(tab, pageTexts.edit)).toHaveCount(0);
    await expect(new PageScreen(tab).editor).toHaveCount(0);
    await expectAccessible(tab, 'a play viewed as a player');
  });

  await test.step('the bar leads back to the play as its editor sees it', async () => {
    await button(tab, texts.back).click();
    await expect(tab).toHaveURL(new RegExp(`/plays/${play.id}$`));
    await expect(tab.getByRole('link', { name: 'Hidden corner' }).first()).toBeVisible();
    await expect(new PageScreen(tab).editor.first()).toBeVisible();
    await expect(tab.getByText(texts.isPlayer)).toHaveCount(0);
  });

  await test.step('a link to another play ends the view', async () => {
    await tab.goto(`/plays/${play.id}?as=player`);
    await tab.getByRole('main').getByRole('link', { name: 'Long corner' }).click();
    await expect(tab).toHaveURL(new RegExp(`/plays/${other.id}$`));
    await expect(new PageScreen(tab).editor.first()).toBeVisible();
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
