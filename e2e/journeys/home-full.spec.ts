import { appTexts, calls, todayTexts as texts, type Page, type Play } from '@touchline/contract';
import { samplePlays } from '@touchline/contract/boards';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { countedTaps } from '../fixtures/counted-taps';
import { gotoUntilNetworkIdle, untilNetworkIdle } from '../fixtures/network-idle';
import { test, type OwnTeam } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

/** The team's own header begins within one and a half screens of a phone. */
const MAX_TEAM_PX = phone.height * 1.5;

const parts = [texts.toRead, texts.forYou, texts.unread, texts.continue, texts.starred];
const part = (tab: Tab, label: string) => tab.getByRole('region', { name: label, exact: true });

async function publishAs(tab: Tab, teamId: number, title: string): Promise<Page> {
  const made = await callAs(tab, calls.pages.create, { params: { teamId }, body: { title, draft: true } });
  const page = (await made.json()) as Page;
  const body = { note: 'Read all of it by Friday evening, and bring your questions to the pitch.' };
  await callAs(tab, calls.pages.publish, { params: { pageId: page.id }, body });
  return page;
}

/** Fills every part of Today of `reader`, a coach, with more rows than are shown. */
async function fill(team: OwnTeam, { reader, writer, player }: Record<'reader' | 'writer' | 'player', Tab>) {
  const params = { teamId: team.id };
  for (const word of ['One', 'Two', 'Three', 'Four'])
    await publishAs(writer, team.id, `Match plan ${word}: how we play against a side that kicks long`);
  const own = await publishAs(reader, team.id, 'Session plan: Tuesday contact');
  for (const word of ['left', 'right', 'long', 'short']) {
    const body = { content: `Do we go ${word} when they put two men up in the line?` };
    await callAs(player, calls.comments.create, { params: { pageId: own.id }, body });
  }
  for (const title of ['Kit list', 'Bus times', 'Warm-up'])
    await callAs(reader, calls.pages.create, { params, body: { title, draft: true } });
  const starred = { isStarred: true };
  for (const name of ['Lighthouse', 'Falcon', 'Slide and lift']) {
    const made = await callAs(reader, calls.plays.create, {
      params,
      body: { name, board: samplePlays.soccer },
    });
    const { id: playId } = (await made.json()) as Play;
    await callAs(reader, calls.plays.star, { params: { playId }, body: starred });
  }
  await callAs(reader, calls.pages.star, { params: { pageId: own.id }, body: starred });
}

async function staffed(
  ownTeam: (words: string) => Promise<OwnTeam>,
  words: string,
  tabs: Record<'reader' | 'writer' | 'player', Tab>,
) {
  const team = await ownTeam(words);
  await team.join(tabs.reader, 'coach');
  await team.join(tabs.writer, 'coach');
  await team.join(tabs.player, 'player');
  return team;
}

test('with all parts of Today full, the team begins within one and a half screens of a phone', async ({
  person,
  ownTeam,
}) => {
  const { page: reader } = await person(phone);
  const { page: writer } = await person(desktop);
  const { page: player } = await person(phone);
  const tabs = { reader, writer, player };
  const team = await staffed(ownTeam, 'Today full', tabs);
  await fill(team, tabs);

  await reader.goto('/');
  for (const label of parts) await expect(part(reader, label), label).toBeVisible();
  const heading = reader.getByRole('heading', { level: 2, name: team.name });
  expect((await heading.boundingBox())?.y).toBeLessThanOrEqual(MAX_TEAM_PX);

  await test.step('starred plays are tiles with their boards, and pages are names', async () => {
    const plays = reader.getByRole('list', { name: texts.starredPlays });
    await expect(plays.getByRole('link')).toHaveCount(3);
    await expect(plays.locator('img').first()).toHaveAttribute('src', /still\.svg/);
    await expect(reader.getByRole('list', { name: texts.starredPages }).getByRole('link')).toHaveText([
      'Session plan: Tuesday contact',
    ]);
    await expectAccessible(reader, 'Home with all parts full');
  });

  await test.step('a wider screen names all stars in one row', async () => {
    await reader.setViewportSize(desktop);
    await expect(
      reader.getByRole('list', { name: texts.starred, exact: true }).getByRole('link'),
    ).toHaveCount(4);
    await expect(reader.getByRole('list', { name: texts.starredPlays })).toBeHidden();
  });
});

test('a part of Today without rows is not there, and with nothing new Start here stands in its place', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Today quiet');
  const { page: coach } = await person(desktop);
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  const { id: pageId } = await team.addPage({ title: 'House rules' });
  await callAs(coach, calls.pins.pinPage, { params: { pageId }, body: { isPinned: true } });
  await team.join(player, 'player');
  await player.goto('/');
  await expect(player.getByText(texts.noneLead)).toBeVisible();
  for (const label of parts) await expect(part(player, label), label).toHaveCount(0);
  const startHere = part(player, 'Start here');
  await expect(startHere.getByRole('link', { name: 'House rules' })).toBeVisible();
  await expectAccessible(player, 'Home with nothing new and a pinned page');

  await publishAs(coach, team.id, 'Bus times');
  await expect(part(player, texts.toRead)).toBeVisible({ timeout: 30_000 });
  for (const label of parts.slice(1)) await expect(part(player, label), label).toHaveCount(0);
  await expect(startHere).toHaveCount(0);
});

test('Home asks once for Today and for each list, and no more', async ({ person, ownTeam }) => {
  const team = await ownTeam('Today once');
  const { page: tab } = await person(phone);
  await team.join(tab, 'player');
  await team.addPage({ title: 'Match plan' });
  const asked: string[] = [];
  tab.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && /^\/api\/(today|teams)/.test(pathname)) asked.push(pathname + search);
  });
  await gotoUntilNetworkIdle(tab, '/settings');
  asked.length = 0;
  await untilNetworkIdle(tab, async () => {
    await tab.getByRole('banner').getByRole('link', { name: appTexts.product }).click();
    await expect(tab.getByRole('main').getByRole('link', { name: /^Match plan New/ })).toBeVisible();
  });
  expect(asked).toContain('/api/today');
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test("tomorrow's plan is two taps from a cold phone", async ({ person, ownTeam }) => {
  const team = await ownTeam('Today plan');
  const { page: coach } = await person(desktop);
  const { page: player } = await person(phone);
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  await publishAs(coach, team.id, 'Match plan: Castle Park away');
  await player.goto('about:blank');
  // The first tap is on the icon of the app, whose address is Home.
  await player.goto('/');
  const taps = countedTaps(player);
  await taps.on(part(player, texts.toRead).getByRole('link', { name: /^Match plan: Castle Park away/ }));
  await expect(player.getByRole('heading', { level: 1, name: 'Match plan: Castle Park away' })).toBeVisible();
  expect(1 + taps.count()).toBeLessThanOrEqual(2);
});

for (const query of ['tag=attack', 'new=page'])
  test(`Home begins at the team with ?${query}`, async ({ person, ownTeam }) => {
    const team = await ownTeam('Today led');
    const { page: coach } = await person(phone);
    const { page: player } = await person(phone);
    const { page: writer } = await person(desktop);
    await team.join(coach, 'coach');
    await team.join(player, 'player');
    await team.join(writer, 'coach');
    for (const word of ['One', 'Two', 'Three']) await publishAs(writer, team.id, `Plan ${word}`);
    await team.addPage({ title: 'Overlap', tags: ['attack'] });
    await coach.goto(`/dashboard?${query}`);
    if (query.startsWith('new')) {
      await expect(coach.getByRole('dialog')).toBeVisible();
      await coach.keyboard.press('Escape');
    }
    await expect(coach.getByRole('heading', { level: 2, name: team.name })).toBeInViewport();
    await expect(part(coach, texts.toRead).getByRole('listitem').first()).not.toBeInViewport();
  });
