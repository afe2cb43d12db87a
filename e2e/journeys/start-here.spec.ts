import {
  calls,
  pageTexts,
  pinTexts,
  type InviteLink,
  type Page as TeamPage,
  type Play,
  type Team,
} from '@touchline/contract';
import type { Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { desktop, expect, expectAccessible, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const startHere = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: pinTexts.startHere }).getByRole('link');

/** Creates a team of the coach with pages, all but the last pinned, and a player. */
async function teamWithPins(coach: Page, player: Page, pages: number) {
  await new SignIn(coach).as('coach@touchline.example');
  const made = await callAs(coach, calls.teams.create, { body: { name: 'Herons Start', sport: 'Hockey' } });
  const { id: teamId } = (await made.json()) as Team;
  const ids: number[] = [];
  for (let place = 1; place <= pages; place++) {
    const body = { title: `Page ${place}` };
    const created = await callAs(coach, calls.pages.create, { params: { teamId }, body });
    const { id: pageId } = (await created.json()) as TeamPage;
    ids.push(pageId);
    if (place < pages)
      await callAs(coach, calls.pins.pinPage, { params: { pageId }, body: { isPinned: true } });
  }
  const linked = await callAs(coach, calls.invites.createLink, {
    params: { teamId },
    body: { role: 'player' },
  });
  const { token } = (await linked.json()) as InviteLink;
  await new SignIn(player).as('player@touchline.example');
  await callAs(player, calls.invites.join, { params: { token } });
  return { teamId, ids };
}

test('an editor pins a page from its menu, reorders Start here by key and menu, and a player sees it at once', async ({
  person,
}) => {
  const coach = (await person(desktop)).page;
  const player = (await person(phone)).page;
  const { teamId, ids } = await teamWithPins(coach, player, 3);
  await player.goto(`/teams/${teamId}`);
  await expect(startHere(player)).toHaveText(['Page 1', 'Page 2']);
  await expect(player.getByRole('button', { name: pinTexts.actionsOf('Page 1') })).toHaveCount(0);
  await expectAccessible(player, 'Start here on a phone');

  await coach.goto(`/pages/${ids[2]}`);
  await coach.getByRole('button', { name: pageTexts.moreActions }).click();
  await coach.getByRole('menuitem', { name: pinTexts.pin }).click();
  await expect(coach.getByText(pinTexts.pinned, { exact: true })).toBeVisible();
  await expect(startHere(player)).toHaveText(['Page 1', 'Page 2', 'Page 3']);

  await coach.goto(`/teams/${teamId}`);
  await startHere(coach).last().focus();
  await coach.keyboard.press('Alt+ArrowLeft');
  await expect(startHere(coach)).toHaveText(['Page 1', 'Page 3', 'Page 2']);
  await expect(startHere(coach).nth(1)).toBeFocused();
  await expect(startHere(player)).toHaveText(['Page 1', 'Page 3', 'Page 2']);
  await expectAccessible(coach, 'Start here, as an editor sees it');

  await coach.getByRole('button', { name: pinTexts.actionsOf('Page 1') }).click();
  await coach.getByRole('menuitem', { name: pinTexts.moveLater }).click();
  await expect(startHere(player)).toHaveText(['Page 3', 'Page 1', 'Page 2']);
  await coach.getByRole('button', { name: pinTexts.actionsOf('Page 1') }).click();
  await coach.getByRole('menuitem', { name: pinTexts.unpin }).click();
  await expect(startHere(player)).toHaveText(['Page 3', 'Page 2']);
});

test('a tile is dragged to another place', async ({ person }) => {
  const coach = (await person(desktop)).page;
  const player = (await person(phone)).page;
  const { teamId } = await teamWithPins(coach, player, 4);
  await coach.goto(`/teams/${teamId}`);
  await expect(startHere(coach)).toHaveCount(3);
  await startHere(coach).last().dragTo(startHere(coach).first());
  await expect(startHere(coach)).toHaveText(['Page 3', 'Page 1', 'Page 2']);
  await coach.reload();
  await expect(startHere(coach)).toHaveText(['Page 3', 'Page 1', 'Page 2']);
});

test('with six pins the entry of a seventh says to unpin one first', async ({ person }) => {
  const coach = (await person(desktop)).page;
  const player = (await person(phone)).page;
  const { teamId, ids } = await teamWithPins(coach, player, 7);
  await coach.goto(`/pages/${ids[6]}`);
  await coach.getByRole('button', { name: pageTexts.moreActions }).click();
  const entry = coach.getByRole('menuitem', { name: pinTexts.pin });
  await expect(entry).toContainText(pinTexts.full);
  await expect(entry).toBeDisabled();

  const made = await callAs(coach, calls.plays.create, { params: { teamId }, body: { name: 'Falcon' } });
  const play = (await made.json()) as Play;
  await coach.goto(`/plays/${play.id}`);
  await coach.getByRole('button', { name: pageTexts.moreActions }).click();
  await expect(entry).toContainText(pinTexts.full);
  await expect(entry).toBeDisabled();
});
