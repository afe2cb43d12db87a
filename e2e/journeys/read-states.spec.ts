import { calls, pageTexts, readStateTexts, teamTexts } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { expect, expectAccessible, phone } from '../fixtures/test';

test('rows and cards show a player what is new, until it is opened, and who saved it when', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Read states');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  await team.addPage({ title: 'Kit list' });
  const page = await team.addPage({ title: 'Match plan' });
  const play = await team.addPlay({ name: 'Lighthouse', formation: '5-3' });
  await callAs(tab, calls.pages.read, { params: { pageId: page.id } });
  await callAs(tab, calls.pages.star, { params: { pageId: page.id }, body: { isStarred: true } });
  await callAs(tab, calls.plays.star, { params: { playId: play.id }, body: { isStarred: true } });
  const main = tab.getByRole('main');
  const named = (title: string) => main.getByRole('listitem').filter({ hasText: title });
  const fresh = { hasText: readStateTexts.new };

  await tab.goto(`/teams/${team.id}`);
  await expect(named('Kit list').filter(fresh)).toHaveCount(1);
  await expect(named('Match plan').filter(fresh)).toHaveCount(0);
  await expectAccessible(tab, 'recent pages with what is new');

  await main.getByRole('tab', { name: /^Plays/ }).click();
  await expect(main.getByText(readStateTexts.new, { exact: true })).toBeVisible();
  await expect(main.getByText(play.updatedBy!.displayName, { exact: true })).toBeVisible();
  await expectAccessible(tab, 'cards of plays with what is new');

  await test.step('it is not new any more on the way back', async () => {
    await main.getByRole('link', { name: 'Lighthouse' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Lighthouse' })).toBeVisible();
    await tab.getByRole('link', { name: pageTexts.back }).click();
    await expect(main.getByRole('link', { name: 'Lighthouse' })).toBeVisible();
    await expect(main.getByText(readStateTexts.new, { exact: true })).toHaveCount(0);
  });

  await test.step('the list of stars says who saved a page, and what is new', async () => {
    const unread = await team.addPage({ title: 'Bus times' });
    await callAs(tab, calls.pages.star, { params: { pageId: unread.id }, body: { isStarred: true } });
    await tab.goto('/starred');
    await expect(named('Bus times')).toContainText(readStateTexts.new);
    await expect(named('Bus times')).toContainText(unread.updatedBy!.displayName);
    await expect(named('Match plan')).not.toContainText(readStateTexts.new);
    await expectAccessible(tab, 'the starred list with what is new');
  });

  await test.step('the header counts pages and plays', async () => {
    await tab.goto(`/teams/${team.id}`);
    await expect(main.getByText(teamTexts.pageCount(3))).toBeVisible();
    await expect(main.getByText(teamTexts.playCount(1))).toBeVisible();
  });
});
