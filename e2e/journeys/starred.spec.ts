import {
  calls,
  pageListTexts,
  pageTexts,
  searchTexts,
  starredTexts,
  teamNavTexts,
} from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

test('a player finds starred pages and plays of all teams, filters them, and takes a star back', async ({
  person,
  ownTeam,
}) => {
  const [one, two] = [await ownTeam('Starlings'), await ownTeam('Swifts')];
  const { page: tab } = await person(desktop);
  await one.join(tab, 'player');
  const { token } = await two.addLink({ role: 'player' });
  await callAs(tab, calls.invites.join, { params: { token } });
  const [plan, drill] = [
    await one.addPage({ title: 'Exit plan' }),
    await two.addPage({ title: 'Rondo', tags: ['whiteboard'] }),
  ];
  const play = await two.addPlay({ name: 'Flood', formation: '4-3-3' });

  await test.step('without a star the screen says how to keep something', async () => {
    await tab.goto('/starred');
    await expect(tab.getByText(starredTexts.emptyLead)).toBeVisible();
    await expectAccessible(tab, 'no stars', { checked: ['light'] });
  });

  const body = { isStarred: true };
  await callAs(tab, calls.pages.star, { params: { pageId: plan.id }, body });
  await callAs(tab, calls.pages.star, { params: { pageId: drill.id }, body });
  await callAs(tab, calls.plays.star, { params: { playId: play.id }, body });
  const links = tab.getByRole('list', { name: starredTexts.list }).getByRole('link');

  await test.step('all stars are listed, the newest first, with team and formation', async () => {
    await tab.goto('/');
    await tab.getByRole('navigation').getByRole('link', { name: starredTexts.title }).click();
    await expect(tab).toHaveURL(/\/starred$/);
    await expect(links).toContainText(['Flood', 'Rondo', 'Exit plan']);
    await expect(links.first()).toContainText(`${two.name} · 4-3-3`);
    await expectAccessible(tab, 'starred pages and plays');
  });

  const chips = tab.getByRole('main').getByRole('toolbar');
  const kind = (name: string) => chips.first().getByRole('button', { name, exact: true });
  const team = (name: string) => chips.last().getByRole('button', { name, exact: true });

  await test.step('chips with counts filter them by kind and team, and the address keeps the filter', async () => {
    await expect(chips.first()).toContainText(/All\s*3\s*Pages\s*2\s*Plays\s*1/);
    await kind(starredTexts.pages).click();
    await expect(links).toContainText(['Rondo', 'Exit plan']);
    await team(one.name).click();
    await expect(links).toContainText(['Exit plan']);
    await expect(tab).toHaveURL(/kind=page&team=\d+$/);
    await tab.reload();
    await expect(team(one.name)).toHaveAttribute('aria-pressed', 'true');
    await expect(links).toHaveCount(1);
    await kind(starredTexts.plays).click();
    await tab.getByRole('button', { name: starredTexts.showAll }).click();
    await expect(links).toHaveCount(3);
    await expect(kind(starredTexts.all)).toHaveAttribute('aria-pressed', 'true');
    await team(two.name).click();
    await expect(links).toHaveCount(2);
    await team(two.name).click();
    await expect(links).toHaveCount(3);
  });

  await test.step('the sidebar counts the stars, also those of another tab', async () => {
    const entry = tab.getByRole('navigation').getByRole('link', { name: starredTexts.title });
    await expect(entry).toContainText(starredTexts.stars(3));
    await callAs(tab, calls.plays.star, { params: { playId: play.id }, body: { isStarred: false } });
    await expect(entry).toContainText(starredTexts.stars(2));
    await expect(chips).toHaveCount(1);
    await callAs(tab, calls.plays.star, { params: { playId: play.id }, body });
    await expect(entry).toContainText(starredTexts.stars(3));
    await expect(chips).toHaveCount(2);
  });

  await test.step('an unstarred row stays, so that the star can be taken back, until one leaves', async () => {
    const star = tab.getByRole('button', { name: /Rondo$/ });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(links).toHaveCount(3);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await tab.getByRole('navigation').getByRole('link', { name: teamNavTexts.home }).click();
    await expect(tab.getByRole('tablist')).toBeVisible();
    await tab.goBack();
    await expect(links).toContainText(['Flood', 'Exit plan']);
  });

  await test.step('a row opens its page or play', async () => {
    await links.first().click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Flood' })).toBeVisible();
    await tab.goBack();
    await links.last().click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Exit plan' })).toBeVisible();
    await expect(tab.getByRole('button', { name: pageTexts.unstar })).toBeVisible();
  });

  await test.step('the palette leads to the stars', async () => {
    await tab.keyboard.press('Control+k');
    await tab
      .getByRole('dialog', { name: searchTexts.label })
      .getByRole('option', { name: starredTexts.title })
      .click();
    await expect(tab).toHaveURL(/\/starred$/);
  });
});

test('the starred list on a phone changes with stars of another device', async ({ person, ownTeam }) => {
  const team = await ownTeam('Terns');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const made = await team.addPage({ title: 'Warm-up' });
  await tab.goto('/starred');
  await expect(tab.getByText(starredTexts.empty)).toBeVisible();
  await callAs(tab, calls.pages.star, { params: { pageId: made.id }, body: { isStarred: true } });
  await expect(tab.getByRole('link', { name: /Warm-up/ })).toBeVisible();
  await expectAccessible(tab, 'starred on a phone', { checked: ['light'] });
});

test('a player lists the starred pages and plays of a team, and the list changes with stars of another tab', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Wrens');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  const plan = await team.addPage({ title: 'Exit plan' });
  const warmUp = await team.addPage({ title: 'Warm-up' });
  const play = await team.addPlay({ name: 'Flood' });
  await team.addPlay({ name: 'Switch' });
  const body = { isStarred: true };
  await callAs(tab, calls.pages.star, { params: { pageId: plan.id }, body });
  await callAs(tab, calls.plays.star, { params: { playId: play.id }, body });
  const main = tab.getByRole('main');
  const only = main.getByRole('button', { name: pageListTexts.onlyStarred });

  await tab.goto(`/teams/${team.id}?tab=pages`);
  await expect(main.getByRole('link', { name: 'Warm-up' })).toBeVisible();
  await expect(
    main.getByRole('link', { name: 'Exit plan' }).getByRole('img', { name: teamNavTexts.starred }),
  ).toBeVisible();
  await expect(
    main.getByRole('link', { name: 'Warm-up' }).getByRole('img', { name: teamNavTexts.starred }),
  ).toHaveCount(0);
  await only.click();
  await expect(tab).toHaveURL(/starred=yes/);
  await expect(main.getByRole('link', { name: 'Exit plan' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Warm-up' })).toHaveCount(0);
  await expectAccessible(tab, 'the starred pages of a team', { checked: ['light'] });
  await callAs(tab, calls.pages.star, { params: { pageId: warmUp.id }, body });
  await expect(main.getByRole('link', { name: 'Warm-up' })).toBeVisible();
  await main.getByRole('tab', { name: 'Plays 1' }).click();
  await expect(main.getByRole('link', { name: 'Flood' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Switch' })).toHaveCount(0);
  await only.click();
  await expect(main.getByRole('link', { name: 'Switch' })).toBeVisible();
});
