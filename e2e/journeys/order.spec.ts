import {
  calls,
  categoryNavTexts,
  neighbourTexts,
  orderTexts,
  pageListTexts,
  pageTexts,
  type Category,
} from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { failCall } from '../fixtures/failing-calls';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';

const titles = (tab: Tab) => tab.getByRole('tabpanel').getByRole('heading', { level: 2 });
const menuOf = (tab: Tab, title: string) => tab.getByRole('button', { name: orderTexts.actionsOf(title) });
const neighbours = (tab: Tab) => tab.getByRole('navigation', { name: neighbourTexts.inCategory });

async function addCategory(coach: Tab, teamId: number, name: string): Promise<number> {
  const created = await callAs(coach, calls.categories.create, { params: { teamId }, body: { name } });
  return ((await created.json()) as Category).id;
}

test('an editor moves the pages of a category by drag, keys and menu, and a player sees the new order at once', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Plovers');
  const coach = (await person(desktop)).page;
  const player = (await person(phone)).page;
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  const categoryId = await addCategory(coach, team.id, 'Set pieces');
  for (const title of ['Calls', 'Maul', 'Scrum']) await team.addPage({ title, categoryId });
  const address = `/teams/${team.id}?category=${categoryId}`;

  await player.goto(address);
  await expect(titles(player)).toHaveText(['Calls', 'Maul', 'Scrum']);
  await coach.goto(address);
  const list = coach.getByRole('list', { name: orderTexts.pages });
  await expect(list.getByRole('link')).toHaveCount(3);
  await expect(titles(coach)).toHaveText(['Calls', 'Maul', 'Scrum']);

  await list.getByRole('link').last().dragTo(list.getByRole('link').first());
  await expect(titles(coach)).toHaveText(['Scrum', 'Calls', 'Maul']);
  await expect(titles(player)).toHaveText(['Scrum', 'Calls', 'Maul']);

  await list.getByRole('link', { name: /Scrum/ }).focus();
  await coach.keyboard.press('Alt+ArrowRight');
  await expect(titles(coach)).toHaveText(['Calls', 'Scrum', 'Maul']);
  await expect(list.getByRole('link', { name: /Scrum/ })).toBeFocused();
  await expect(titles(player)).toHaveText(['Calls', 'Scrum', 'Maul']);

  await menuOf(coach, 'Maul').click();
  await coach.getByRole('menuitem', { name: orderTexts.moveEarlier }).click();
  await expect(titles(coach)).toHaveText(['Calls', 'Maul', 'Scrum']);
  await expect(menuOf(coach, 'Maul')).toBeFocused();
  await expect(titles(player)).toHaveText(['Calls', 'Maul', 'Scrum']);
  await expectAccessible(coach, 'a category in its own order');

  await menuOf(coach, 'Calls').click();
  await expect(coach.getByRole('menuitem', { name: orderTexts.moveEarlier })).toBeDisabled();
  await coach.getByRole('menuitem', { name: orderTexts.moveLater }).click();
  await expect(titles(player)).toHaveText(['Maul', 'Calls', 'Scrum']);
  await coach.reload();
  await expect(titles(coach)).toHaveText(['Maul', 'Calls', 'Scrum']);
  await expect(menuOf(player, 'Calls')).toHaveCount(0);

  await coach.getByRole('button', { name: categoryNavTexts.leave }).click();
  await expect(titles(coach)).toHaveText(['Scrum', 'Maul', 'Calls']);
  await expect(menuOf(coach, 'Calls')).toHaveCount(0);
});

test('an editor on a phone moves plays by their menu, and a refused move is put back', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Lapwings');
  const someone = await person(phone);
  const { page: coach } = someone;
  await team.join(coach, 'coach');
  const categoryId = await addCategory(coach, team.id, 'Attack');
  for (const name of ['Falcon', 'Kestrel', 'Osprey']) await team.addPlay({ name, categoryId });
  await coach.goto(`/teams/${team.id}?category=${categoryId}&tab=plays`);
  await expect(coach.getByRole('list', { name: orderTexts.plays })).toBeVisible();
  await expect(titles(coach)).toHaveText(['Falcon', 'Kestrel', 'Osprey']);
  await expectAccessible(coach, 'plays in their own order on a phone');

  await menuOf(coach, 'Falcon').click();
  await coach.getByRole('menuitem', { name: orderTexts.moveLater }).click();
  await expect(titles(coach)).toHaveText(['Kestrel', 'Falcon', 'Osprey']);

  await expect(menuOf(coach, 'Falcon')).toBeFocused();
  await failCall(someone, calls.order.movePlay);
  await menuOf(coach, 'Osprey').click();
  await coach.getByRole('menuitem', { name: orderTexts.moveEarlier }).click();
  await expect(coach.getByText(orderTexts.failed)).toBeVisible();
  await expect(titles(coach)).toHaveText(['Kestrel', 'Falcon', 'Osprey']);
});

test('a reader goes on to the next page and play of a category, in its order, which changes live', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Dunlins');
  const coach = (await person(desktop)).page;
  const player = (await person(phone)).page;
  await team.join(coach, 'coach');
  await team.join(player, 'player');
  const categoryId = await addCategory(coach, team.id, 'Match days');
  const content = '<p>Meet at nine.</p>';
  const plan = await team.addPage({ title: 'Match plan', content, categoryId });
  const play = await team.addPlay({ name: 'Heron', content, categoryId });
  const run = await team.addPage({ title: "Captain's run", content, categoryId });
  const alone = await team.addPage({ title: 'In no category', content });

  await player.goto(`/pages/${plan.id}`);
  await expect(neighbours(player).getByRole('link')).toHaveCount(1);
  await expectAccessible(player, 'a page with a next one on a phone');
  await neighbours(player)
    .getByRole('link', { name: `${neighbourTexts.next.play} Heron` })
    .click();
  await expect(player).toHaveURL(new RegExp(`/plays/${play.id}$`));
  await expect(neighbours(player).getByRole('link', { name: neighbourTexts.previous.page })).toContainText(
    'Match plan',
  );
  await neighbours(player)
    .getByRole('link', { name: `${neighbourTexts.next.page} Captain's run` })
    .click();
  await expect(player).toHaveURL(new RegExp(`/pages/${run.id}$`));
  await expect(player.getByRole('heading', { level: 1, name: "Captain's run" })).toBeVisible();
  await expect(neighbours(player).getByRole('link')).toHaveText([/Heron/]);

  await callAs(coach, calls.order.movePage, {
    params: { pageId: run.id },
    body: { side: 'before', kind: 'page', id: plan.id },
  });
  await expect(neighbours(player).getByRole('link')).toHaveText([/Next page.*Match plan/]);

  await callAs(coach, calls.pages.unpublish, { params: { pageId: plan.id } });
  await expect(neighbours(player).getByRole('link')).toHaveText([/Next play.*Heron/]);
  await coach.goto(`/pages/${run.id}`);
  await expect(neighbours(coach).getByRole('link')).toContainText([`${pageTexts.draft}Match plan`]);
  await expectAccessible(coach, 'a page before a draft');

  await player.goto(`/pages/${alone.id}`);
  await expect(player.getByText('Meet at nine.')).toBeVisible();
  await expect(neighbours(player)).toHaveCount(0);
});

test('a page is moved between the parts of a long category, which lists every page once', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Sanderlings');
  const { page: coach } = await person(desktop);
  await team.join(coach, 'coach');
  const categoryId = await addCategory(coach, team.id, 'Drills');
  const names = Array.from({ length: 26 }, (_, index) => `Drill ${String(index + 1).padStart(2, '0')}`);
  for (const title of names) await team.addPage({ title, categoryId });
  await coach.goto(`/teams/${team.id}?category=${categoryId}`);
  await expect(titles(coach)).toHaveText(names.slice(0, 24));
  await coach.getByRole('button', { name: pageListTexts.showMore }).click();
  await expect(titles(coach)).toHaveText(names);

  await coach
    .getByRole('list', { name: orderTexts.pages })
    .getByRole('link', { name: /Drill 25/ })
    .focus();
  await coach.keyboard.press('Alt+ArrowUp');
  const moved = names.toSpliced(23, 2, 'Drill 25', 'Drill 24');
  await expect(titles(coach)).toHaveText(moved);
  await coach.reload();
  await expect(titles(coach)).toHaveText(moved.slice(0, 24));
  await coach.getByRole('button', { name: pageListTexts.showMore }).click();
  await expect(titles(coach)).toHaveText(moved);
});
