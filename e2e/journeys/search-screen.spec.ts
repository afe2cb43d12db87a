import { searchScreenTexts as texts, searchTexts, teamNavTexts } from '@touchline/contract';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

test('a player opens all results from the palette, and narrows them by kind', async ({ ownTeam, person }) => {
  const team = await ownTeam('Grebes');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'player');
  for (let number = 1; number <= 22; number += 1)
    await team.addPage({ title: `Grèbe ${number}`, content: '<p>The front pod goes.</p>' });
  await team.addPlay({ name: 'Grèbe press' });
  await tab.goto(`/teams/${team.id}`);
  const lists = (name: string) => tab.getByRole('main').getByRole('list', { name, exact: true });

  await test.step('the palette leads to all results', async () => {
    await tab.keyboard.press('Control+k');
    const palette = tab.getByRole('dialog', { name: searchTexts.label });
    await expect(palette).toBeVisible();
    await tab.keyboard.type('grebe');
    await expect(palette.getByRole('option', { name: 'Grèbe press' }).locator('mark').first()).toHaveText(
      'Grèbe',
    );
    await palette.getByRole('option', { name: searchTexts.allResultsFor('grebe') }).click();
    await expect(tab).toHaveURL(/\/search\?q=grebe$/);
    await expect(lists(texts.kinds.pages).getByRole('listitem')).toHaveCount(5);
    await expect(lists(texts.kinds.plays).getByRole('listitem')).toHaveCount(1);
    await expectAccessible(tab, 'all results');
  });

  await test.step('all pages are shown in parts, and Back leads to them', async () => {
    await tab.getByRole('button', { name: texts.showAll.pages }).click();
    await expect(lists(texts.kinds.pages).getByRole('listitem')).toHaveCount(20);
    await expect(lists(texts.kinds.plays)).toHaveCount(0);
    await tab.getByRole('button', { name: texts.more }).click();
    await expect(lists(texts.kinds.pages).getByRole('listitem')).toHaveCount(22);
    await lists(texts.kinds.pages)
      .getByRole('link', { name: /Grèbe 22/ })
      .click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Grèbe 22' })).toBeAttached();
    await tab.goBack();
    await expect(tab).toHaveURL(/kind=pages/);
    await expect(tab.getByRole('searchbox', { name: texts.field })).toHaveValue('grebe');
  });

  await test.step('what is typed is searched, and in the address', async () => {
    await tab.getByRole('searchbox', { name: texts.field }).fill('no such bird');
    await expect(tab.getByText(texts.nothing('no such bird'))).toBeVisible();
    await expect(tab).toHaveURL(/q=no\+such\+bird/);
    await tab.getByRole('button', { name: texts.showEverything }).click();
    await expect(tab).not.toHaveURL(/kind=/);
    await expectAccessible(tab, 'a search without results', { checked: ['light'] });
  });
});

test('the document of a search has the results, on a phone', async ({ ownTeam, person }) => {
  const team = await ownTeam('Smews');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  await team.addPage({ title: 'Smew drill', content: '<p>The goosander’s turn.</p>' });
  const response = await tab.goto(`/search?q=${encodeURIComponent("goosander's")}`);
  expect(await response?.text()).toContain('Smew drill');
  const result = tab.getByRole('main').getByRole('link', { name: /Smew drill/ });
  await expect(result.locator('mark')).toHaveText('goosander’s');
  await expectAccessible(tab, 'results on a phone', { checked: ['light'] });
  await tab.goto('/search');
  await expect(tab.getByText(texts.start)).toBeVisible();
  await expect(tab.getByRole('navigation', { name: teamNavTexts.main })).toBeVisible();
});
