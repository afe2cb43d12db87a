import { calls, commentTexts, limits, pageTexts, type Page, type Team } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { desktop, expect, test } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

const coachMail = 'coach@touchline.example';
const playerMail = 'player@touchline.example';

/** A page of a team that both are in. */
async function pageOf(coach: Tab, player: Tab, title: string): Promise<Page> {
  const [team] = (await (await callAs(player, calls.teams.list)).json()) as Team[];
  const made = await callAs(coach, calls.pages.create, {
    params: { teamId: team?.id ?? 0 },
    body: { title, content: '<p data-id="one">Front pod first</p>' },
  });
  return (await made.json()) as Page;
}

test('what a coach does appears on the screen of a player without a reload', async ({ person }) => {
  const { page: coach } = await person(desktop);
  const { page: player } = await person(desktop);
  await new SignIn(coach).as(coachMail);
  await new SignIn(player).as(playerMail);
  const made = await pageOf(coach, player, 'Set pieces on Sunday');
  const params = { pageId: made.id };
  const sidebar = player.getByRole('navigation');

  await test.step('a new page is in the sidebar, and a new name of it', async () => {
    await expect(sidebar.getByRole('link', { name: 'Set pieces on Sunday' })).toBeVisible();
    await callAs(coach, calls.pages.change, { params, body: { title: 'Set pieces on Saturday' } });
    await expect(sidebar.getByRole('link', { name: 'Set pieces on Saturday' })).toBeVisible();
  });

  await test.step('so are the words of a page that one is reading', async () => {
    await player.goto(`/pages/${made.id}`);
    await expect(player.getByText('Front pod first')).toBeVisible();
    const content = '<p data-id="one">Back pod first</p>';
    await callAs(coach, calls.pages.change, { params, body: { content } });
    await expect(player.getByText('Back pod first')).toBeVisible();
  });

  await test.step('a comment, and that it was resolved', async () => {
    await coach.goto(`/pages/${made.id}`);
    await new PageScreen(coach).writeComment('Who calls it?');
    await expect(new PageScreen(player).comment('Who calls it?')).toBeVisible();
    await new PageScreen(player).writeComment('The hooker does.');
    await expect(new PageScreen(coach).comment('The hooker does.')).toBeVisible();
    await new PageScreen(coach)
      .comment('Who calls it?')
      .getByRole('button', { name: commentTexts.resolve })
      .click();
    await expect(player.getByRole('tab', { name: `${commentTexts.resolved} (1)` })).toBeVisible();
  });

  await test.step('and that the page is gone', async () => {
    await callAs(coach, calls.pages.remove, { params });
    await expect(player.getByRole('heading', { name: pageTexts.notFound })).toBeVisible();
  });
});

test('what one coach saves appears in the open editor of another, whose own words stay', async ({
  person,
}) => {
  const { page: first } = await person(desktop);
  const { page: second } = await person(desktop);
  for (const tab of [first, second]) await new SignIn(tab).as(coachMail);
  const made = await pageOf(first, second, 'Two at the board');
  const versionOf = async () =>
    ((await (await callAs(first, calls.pages.read, { params: { pageId: made.id } })).json()) as Page).version;
  for (const tab of [first, second]) {
    await tab.goto(`/pages/${made.id}`);
    await expect(tab.getByRole('toolbar')).toBeVisible();
  }
  const editors = [new PageScreen(first), new PageScreen(second)];

  await editors[0]?.editor.first().click();
  await first.keyboard.press('End');
  await first.keyboard.type(', says one');
  await editors[0]?.waitForSaved();
  await expect(second.getByText('Front pod first, says one')).toBeVisible();

  await editors[1]?.editor.first().click();
  await second.keyboard.press('End');
  await second.keyboard.type(' and the other');
  await editors[1]?.waitForSaved();
  await expect(first.getByText('Front pod first, says one and the other')).toBeVisible();

  const version = await versionOf();
  await first.waitForTimeout(2 * limits.autosave);
  expect(await versionOf(), 'they do not save by turns what nobody wrote').toBe(version);
});

test('a tab that was without a network, or that nobody looked at, shows what it missed', async ({
  person,
}) => {
  const { page: coach } = await person(desktop);
  const { page: player, context } = await person(desktop);
  await new SignIn(coach).as(coachMail);
  await new SignIn(player).as(playerMail);
  const made = await pageOf(coach, player, 'Before the break');
  const sidebar = player.getByRole('navigation');
  await expect(sidebar.getByRole('link', { name: 'Before the break' })).toBeVisible();
  await player.route('**/api/events*', (route) => route.abort());
  await context.setOffline(true);
  const body = { title: 'After the break' };
  await callAs(coach, calls.pages.change, { params: { pageId: made.id }, body });
  await player.waitForTimeout(2000);
  await player.unroute('**/api/events*');
  await context.setOffline(false);
  await expect(sidebar.getByRole('link', { name: 'After the break' })).toBeVisible();
});
