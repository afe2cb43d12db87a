import {
  calls,
  memberTexts as texts,
  pageListTexts,
  teamNavTexts,
  teamTexts,
  userTexts,
} from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { markedWords } from '../screens/marked-words';

const players = (tab: Tab) => tab.getByRole('list', { name: texts.players });
const staff = (tab: Tab) => tab.getByRole('list', { name: texts.staff });
const tile = (tab: Tab, name: string) => tab.getByRole('button', { name: new RegExp(`^${name}`) });
const card = (tab: Tab, name: string) => tab.getByRole('dialog', { name });
const coachName = 'Robin Yak coach';
const playerName = 'Robin Yak player';

for (const [name, device] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const)
  test(`a player finds members with number, positions and role in the Squad tab, without addresses, on ${name}`, async ({
    person,
    ownTeam,
  }) => {
    const team = await ownTeam('Squad');
    const coach = (await person(desktop)).page;
    const { email } = await team.join(coach, 'coach');
    const { page } = await person(device);
    const player = await team.join(page, 'player');
    await callAs(coach, calls.members.change, {
      params: { teamId: team.id, userId: player.id },
      body: { number: '9', positions: ['HK'] },
    });
    await page.goto(`/teams/${team.id}`);
    await page.getByRole('tab', { name: teamNavTexts.squad }).click();
    const own = players(page).getByRole('listitem').filter({ hasText: playerName });
    await expect(own).toContainText('9');
    await expect(own).toContainText('HK');
    await expect(own).toContainText(texts.youBadge);
    const other = staff(page).getByRole('listitem').filter({ hasText: coachName });
    await expect(other).toContainText('coach');
    await expectAccessible(page, `the squad on ${name}`);

    await tile(page, coachName).click();
    await expect(card(page, coachName)).toContainText(texts.sharedTeams);
    await expect(card(page, coachName).getByRole('link', { name: team.name })).toBeVisible();
    await expectAccessible(page, `the card of a coach on ${name}`);
    await expect(page.locator('body')).not.toContainText(email);
    await expect(card(page, coachName).getByRole('button', { name: texts.roleOf(coachName) })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(card(page, coachName)).toHaveCount(0);
    await expect(tile(page, coachName)).toBeFocused();

    const search = page.getByRole('searchbox', { name: userTexts.search });
    await search.fill('coach');
    await expect(own).toHaveCount(0);
    await expect(other).toBeVisible();
    await search.fill('nobody of this name');
    await expect(page.getByText(userTexts.noMatch('nobody of this name'))).toBeVisible();
    await page.reload();
    await expect(own).toBeVisible();
    if (device === phone) return;
    await page.getByRole('button', { name: teamTexts.browse }).click();
    await expect(page.getByRole('searchbox', { name: pageListTexts.searchSpace })).toBeFocused();
  });

test('a coach changes the role of a player in their card, and undoes it; an address in the query opens a card', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Cards');
  const tab = (await person(desktop)).page;
  await team.join(tab, 'coach');
  const player = await team.join((await person(desktop)).page, 'player');
  await tab.goto(`/teams/${team.id}/squad`);
  await expect(tab).toHaveURL(`/teams/${team.id}?tab=squad`);
  await expect(players(tab).getByRole('listitem')).not.toHaveCount(0);
  await tab.goto(`/teams/${team.id}?tab=squad&member=${player.id}`);
  await expect(card(tab, playerName)).toContainText(player.email);
  await tab.keyboard.press('Escape');
  await expect(card(tab, playerName)).toHaveCount(0);
  await expect(tab).toHaveURL(`/teams/${team.id}?tab=squad`);

  await players(tab).getByRole('button', { name: playerName }).click();
  const role = card(tab, playerName).getByRole('button', { name: texts.roleOf(playerName) });
  await role.click();
  await tab.getByRole('option', { name: 'coach', exact: true }).click();
  await expect(tab.getByText(texts.roleUpdated)).toBeVisible();
  await expect(role).toContainText('coach');
  await tab.keyboard.press('Escape');
  await expect(staff(tab)).toContainText(playerName);
  await tab.getByRole('button', { name: texts.undo, exact: true }).click();
  await expect(players(tab)).toContainText(playerName);
});

test('a mention in a comment opens the card of the person', async ({ person, ownTeam }) => {
  const team = await ownTeam('Mentions');
  const tab = (await person(desktop)).page;
  await team.join(tab, 'coach');
  const player = await team.join((await person(desktop)).page, 'player');
  const page = await team.addPage({ title: 'Lineout calls', content: '<p>Call it.</p>' });
  await callAs(tab, calls.comments.create, {
    params: { pageId: page.id },
    body: { content: `Ask @${player.username}.` },
  });
  await tab.goto(`/pages/${page.id}`);
  await tab
    .getByRole('button', { name: `@${playerName}` })
    .first()
    .click();
  await expect(card(tab, playerName)).toContainText(texts.sharedTeams);
  await expectAccessible(tab, 'the card of a mentioned player');
});

test('a mention in the text of a page opens the card of the person, and words around it can be quoted', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Mentioned in a text');
  const tab = (await person(phone)).page;
  await team.join(tab, 'coach');
  const { username } = await team.join((await person(desktop)).page, 'player');
  const said = `Ask @${username}. Not @nobody, nor coach@club.example.`;
  const { id: pageId } = await team.addPage({ title: 'Lineout calls', content: `<p>${said}</p>` });
  const textPosition = {
    start: 0,
    end: said.indexOf(' Not'),
    xpath: '/',
    prefix: '',
    suffix: ' Not @nobody',
  };
  const quote = { selectedText: `Ask @${username}.`, textPosition };
  await callAs(tab, calls.comments.create, { params: { pageId }, body: { content: 'Why?', ...quote } });
  await tab.goto(`/pages/${pageId}`);
  const mention = tab.getByRole('article').first().getByRole('button', { name: /^@/ });
  await expect(mention).toHaveText(`@${username}`);
  await expect(tab.locator('article p').first()).toHaveText(said);
  await expect.poll(async () => (await markedWords(tab)).join('')).toBe(quote.selectedText);
  await mention.click();
  await expect(card(tab, playerName)).toContainText(texts.sharedTeams);
  await expectAccessible(tab, 'the card of a player whom a page mentions');
  await tab.keyboard.press('Escape');
  await expect(mention).toBeFocused();
});

test('the palette finds a person by name and opens their card: a coach sees the address, a player does not', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Palette');
  const [{ page: coach }, { page: player }] = [await person(desktop), await person(desktop)];
  const { email: coachEmail } = await team.join(coach, 'coach');
  const { email: playerEmail } = await team.join(player, 'player');
  for (const [tab, name] of [
    [coach, playerName],
    [player, coachName],
  ] as const) {
    await tab.goto(`/teams/${team.id}`);
    await expect(tab.getByRole('tab', { name: teamNavTexts.squad })).toBeVisible();
    await tab.keyboard.press('Control+k');
    const field = tab.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    await tab.keyboard.type(name);
    await expect(tab.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true');
    await tab.keyboard.press('Enter');
    await expect(card(tab, name)).toContainText(texts.sharedTeams);
    await expectAccessible(tab, `the card of ${name} from the palette`);
    if (tab === coach) await expect(card(tab, name)).toContainText(playerEmail);
    await expect(player.locator('body')).not.toContainText(coachEmail);
  }
});
