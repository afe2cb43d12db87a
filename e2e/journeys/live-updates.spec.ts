import {
  appTexts,
  calls,
  categoryNavTexts,
  commentTexts,
  limits,
  bellTexts,
  notificationTexts,
  pageTexts,
  savingTexts,
  type Category,
  type Page,
  type Team,
  type User,
} from '@touchline/contract';
import type { Browser, Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { press } from '../fixtures/keyboard';
import { desktop, expect, expectAccessible, openBrowser, phone, test } from '../fixtures/test';
import { hideTab, showTab } from '../fixtures/visibility';
import { untilNetworkIdle } from '../fixtures/network-idle';
import { TcpProxy } from '../fixtures/tcp-proxy';
import { PageScreen } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

const coachMail = 'coach@touchline.example';
const playerMail = 'player@touchline.example';

/** Creates a page in a team of both users. */
async function pageOf(coach: Tab, player: Tab, title: string): Promise<Page> {
  const [team] = (await (await callAs(player, calls.teams.list)).json()) as Team[];
  const made = await callAs(coach, calls.pages.create, {
    params: { teamId: team?.id ?? 0 },
    body: { title, content: '<p data-id="one">Front pod first</p>' },
  });
  return (await made.json()) as Page;
}

test('live updates: changes by a coach appear on the screen of a player without a reload', async ({
  person,
}) => {
  const { page: coach } = await person(desktop);
  const { page: player } = await person(desktop);
  await new SignIn(coach).as(coachMail);
  await new SignIn(player).as(playerMail);
  const made = await pageOf(coach, player, 'Set pieces on Sunday');
  await player.goto(`/dashboard?team=${made.teamId}`);
  const params = { pageId: made.id };
  const sidebar = player.getByRole('navigation');

  await test.step('a new page and its new title appear in the sidebar', async () => {
    await expect(sidebar.getByRole('link', { name: 'Set pieces on Sunday' })).toBeVisible();
    await callAs(coach, calls.pages.change, { params, body: { title: 'Set pieces on Saturday' } });
    await expect(sidebar.getByRole('link', { name: 'Set pieces on Saturday' })).toBeVisible();
  });

  await test.step('the text of the open page is updated', async () => {
    await player.goto(`/pages/${made.id}`);
    await expect(player.getByText('Front pod first')).toBeVisible();
    const content = '<p data-id="one">Back pod first</p>';
    await callAs(coach, calls.pages.change, { params, body: { content } });
    await expect(player.getByText('Back pod first')).toBeVisible();
  });

  await test.step('a comment appears, and is then shown as resolved', async () => {
    await coach.goto(`/pages/${made.id}`);
    await new PageScreen(coach).writeComment('Who calls it?');
    await expect(new PageScreen(player).comment('Who calls it?')).toBeVisible();
    await new PageScreen(player).writeComment('The hooker does.');
    await expect(new PageScreen(coach).comment('The hooker does.')).toBeVisible();
    await new PageScreen(coach)
      .comment('Who calls it?')
      .getByRole('button', { name: commentTexts.resolve })
      .click();
    await expect(new PageScreen(player).comment('Who calls it?')).toHaveCount(0);
  });

  await test.step('the deleted page is reported as deleted', async () => {
    await callAs(coach, calls.pages.remove, { params });
    await expect(player.getByRole('heading', { name: pageTexts.notFound })).toBeVisible();
  });
});

test('live updates: text saved by one coach is merged into the open editor of another, whose own text stays', async ({
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
  await first.waitForTimeout(2 * limits.autosaveDelayMs);
  expect(await versionOf(), 'they do not save by turns what nobody wrote').toBe(version);
});

test('live updates: an open page shows its new category, for its editor and its readers', async ({
  person,
}) => {
  const { page: coach } = await person(desktop);
  const { page: other } = await person(desktop);
  for (const tab of [coach, other]) await new SignIn(tab).as(coachMail);
  const { id: pageId, teamId } = await pageOf(coach, other, 'Filed away');
  const file = async (name: string, parentId: number | null) => {
    const body = { name, parentId };
    return (await (
      await callAs(other, calls.categories.create, { params: { teamId }, body })
    ).json()) as Category;
  };
  const above = await file('Restarts', null);
  const inside = await file('Short kick-offs', above.id);
  const filing = (words: string) => coach.getByRole('button', { name: words, exact: true });
  await callAs(other, calls.pages.change, { params: { pageId }, body: { categoryId: inside.id } });
  await coach.goto(`/pages/${pageId}`);
  await expect(filing(`${categoryNavTexts.category}: Restarts / Short kick-offs`)).toBeVisible();

  const rename = { params: { teamId, categoryId: inside.id }, body: { name: 'Short ones' } };
  await callAs(other, calls.categories.change, rename);
  await expect(filing(`${categoryNavTexts.category}: Restarts / Short ones`)).toBeVisible();
  await callAs(other, calls.categories.remove, { params: { teamId, categoryId: inside.id } });
  await expect(filing(`${categoryNavTexts.category}: Restarts`)).toBeVisible();
  await expect(coach.getByRole('button', { name: savingTexts.saved })).toBeVisible();
  await callAs(other, calls.categories.remove, { params: { teamId, categoryId: above.id } });
  await expect(coach.getByText(`${categoryNavTexts.category}:`)).toHaveCount(0);
});

test('live updates: a mentioned user is notified at the bell, and opening the comment marks it as read', async ({
  person,
}) => {
  const { page: coach } = await person(desktop);
  const { page: player } = await person(desktop);
  await new SignIn(coach).as(coachMail);
  await new SignIn(player).as(playerMail);
  await player.goto('/dashboard');
  const bell = player.getByRole('button', { name: /^Notifications/ });
  await callAs(player, calls.notifications.readAll);
  await expect(bell).toHaveAccessibleName(bellTexts.button(0));

  const made = await pageOf(coach, player, 'Bus on Sunday');
  const { username } = (await (await callAs(player, calls.accounts.currentUser)).json()) as User;
  await callAs(coach, calls.comments.create, {
    params: { pageId: made.id },
    body: { content: `@${username}, do you need a seat?` },
  });
  await expect(bell).toHaveAccessibleName(bellTexts.button(1));
  await bell.focus();
  await player.keyboard.press('Enter');
  const panel = player.getByRole('dialog', { name: appTexts.notifications });
  const news = panel.getByRole('link', { name: /mentioned you on Bus on Sunday/ });
  await expect(news).toBeVisible();
  await expectAccessible(player, 'the notifications');
  await panel.getByRole('tab', { name: notificationTexts.teamActivity }).click();
  await expect(panel.getByRole('link', { name: 'Bus on Sunday' })).toHaveCount(2);
  await expectAccessible(player, 'the activity of the teams');
  await panel.getByRole('tab', { name: notificationTexts.forYou }).click();
  await press(player, news);
  await expect(player).toHaveURL(new RegExp(`/pages/${made.id}`));
  await expect(bell).toHaveAccessibleName(bellTexts.button(0));
  await player.reload();
  await expect(bell).toHaveAccessibleName(bellTexts.button(0));
});

test('on a phone the notifications are a bottom sheet without axe violations', async ({ person }) => {
  const { page: coach } = await person(phone);
  await new SignIn(coach).atHome(coachMail);
  await coach.getByRole('button', { name: /^Notifications/ }).click();
  const sheet = coach.getByRole('dialog', { name: appTexts.notifications });
  await expect(sheet.getByRole('link').first()).toBeVisible();
  await expectAccessible(coach, 'the notifications on a phone');
  await sheet.getByRole('link').first().click();
  await expect(coach).toHaveURL(/pages|teams/);
  await expect(sheet).toHaveCount(0);
});

/** Expects that a tab shows all changes made while it was disconnected. */
async function expectCaughtUp(browser: Browser, { leave, comeBack }: Absence): Promise<void> {
  const { page: coach, context: other } = await openBrowser(browser);
  const { page: player, context } = await openBrowser(browser);
  await new SignIn(coach).as(coachMail);
  await new SignIn(player).as(playerMail);
  const title = `Before the break ${Date.now()}`;
  const { id: pageId, teamId } = await pageOf(coach, player, title);
  await player.goto(`/dashboard?team=${teamId}`);
  const links = player.getByRole('navigation').getByRole('link');
  await expect(links.filter({ hasText: title })).toBeVisible();
  await untilNetworkIdle(player, () => leave(player));
  const body = { title: `${title}, and after it` };
  await callAs(coach, calls.pages.change, { params: { pageId }, body });
  await player.waitForTimeout(2500);
  await expect(links.filter({ hasText: body.title })).toHaveCount(0);
  await comeBack(player);
  await expect(links.filter({ hasText: body.title })).toBeVisible();
  await context.close();
  await other.close();
}

interface Absence {
  leave: (tab: Tab) => Promise<unknown>;
  comeBack: (tab: Tab) => Promise<unknown>;
}

test('live updates: a tab that was offline shows what it missed', async ({ browser }) => {
  await expectCaughtUp(browser, {
    leave: (tab) => tab.context().setOffline(true),
    comeBack: (tab) => tab.context().setOffline(false),
  });
});

test('live updates: a hidden tab sends no requests, and shows what it missed when it becomes visible', async ({
  browser,
}) => {
  await expectCaughtUp(browser, { leave: hideTab, comeBack: showTab });
});

test('live updates: a tab reconnects after the server was down for seconds, and shows what it missed', async ({
  browser,
  baseURL,
}) => {
  const way = new TcpProxy(Number(new URL(baseURL ?? '').port));
  const address = `http://localhost:${await way.open()}`;
  await expectCaughtUp(browser, {
    leave: async (tab) => {
      const { pathname, search } = new URL(tab.url());
      await tab.goto(`${address}${pathname}${search}`);
      await expect(tab.getByRole('navigation').getByRole('link').first()).toBeVisible();
      await tab.waitForTimeout(1000);
      way.close();
    },
    comeBack: () => way.open(),
  });
  way.close();
});
