import {
  appTexts,
  calls,
  commentTexts as texts,
  type Comment,
  type Page,
  type Team,
} from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { desktop, expect, expectAccessible, phone, test } from '../fixtures/test';
import { PageScreen } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

/** Creates a page of the player's first team as the user signed in in this browser. */
async function newPage(player: Tab, coach: Tab): Promise<Page> {
  const [team] = (await (await callAs(player, calls.teams.list)).json()) as Team[];
  const body = { title: 'What we said', content: '<p data-id="one">Front pod first</p>', tags: [] };
  const made = await callAs(coach, calls.pages.create, { params: { teamId: team?.id ?? 0 }, body });
  return (await made.json()) as Page;
}

async function say(tab: Tab, pageId: number, over: { content: string; parentId?: number }): Promise<Comment> {
  const made = await callAs(tab, calls.comments.create, { params: { pageId }, body: over });
  expect(made.status()).toBe(201);
  return (await made.json()) as Comment;
}

const box = (tab: Tab) => tab.getByPlaceholder(texts.placeholder);

test('a comment draft survives a reload, and a comment written offline is sent once', async ({ person }) => {
  const player = await person(phone);
  const coach = await person(desktop);
  await new SignIn(player.page).as('player@touchline.example');
  await new SignIn(coach.page).as('coach@touchline.example');
  const { id } = await newPage(player.page, coach.page);
  const first = await say(coach.page, id, { content: 'Who calls it?' });
  const screen = new PageScreen(player.page);
  await player.page.goto(`/pages/${id}`);

  await box(player.page).fill('Half a thou');
  await screen.comment('Who calls it?').getByRole('button', { name: texts.reply, exact: true }).click();
  await player.page.getByPlaceholder(texts.replyPlaceholder).fill('I think');
  await player.page.reload();
  await expect(box(player.page)).toHaveValue('Half a thou');
  await expect(player.page.getByPlaceholder(texts.replyPlaceholder)).toHaveValue('I think');
  await screen.discussion.getByRole('button', { name: appTexts.cancel }).click();
  await expect(player.page.getByPlaceholder(texts.replyPlaceholder)).toHaveCount(0);

  await player.context.setOffline(true);
  await box(player.page).fill('From the bus');
  await screen.discussion.getByRole('button', { name: texts.comment, exact: true }).click();
  await expect(screen.discussion.getByText(texts.waitingLead)).toBeVisible();
  await expect(box(player.page)).toHaveValue('');
  await expectAccessible(player.page, 'a comment that waits for the network');
  await player.context.setOffline(false);
  await expect(screen.discussion.getByText(texts.waitingLead)).toHaveCount(0);
  await expect(screen.comment('From the bus')).toBeVisible();
  const all = (await (
    await callAs(player.page, calls.comments.list, { params: { pageId: id } })
  ).json()) as Comment[];
  expect(all.map(({ content }) => content)).toEqual([first.content, 'From the bus']);
  player.consoleErrors.length = 0;
});

test('a reply whose response was lost is not sent twice', async ({ person }) => {
  const player = await person(desktop);
  const coach = await person(desktop);
  await new SignIn(player.page).as('player@touchline.example');
  await new SignIn(coach.page).as('coach@touchline.example');
  const { id } = await newPage(player.page, coach.page);
  await player.page.goto(`/pages/${id}`);
  let isLost = false;
  await player.page.route('**/api/pages/*/comments', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await box(player.page).fill('Only once');
  await player.page.getByRole('button', { name: texts.comment, exact: true }).click();
  await expect(new PageScreen(player.page).comment('Only once')).toBeVisible();
  await expect(player.page.getByText(texts.waitingLead)).toHaveCount(0);
  await player.page.reload();
  await expect(player.page.getByRole('article').filter({ hasText: 'Only once' })).toHaveCount(1);
  player.consoleErrors.length = 0;
});

test('a link opens one comment, also deep in a collapsed thread and in a resolved one', async ({
  person,
}) => {
  const coach = (await person(desktop)).page;
  const player = (await person(phone)).page;
  await new SignIn(coach).as('coach@touchline.example');
  await new SignIn(player).as('player@touchline.example');
  const { id } = await newPage(player, coach);
  const thread = await say(coach, id, { content: 'A long one' });
  let parentId = thread.id;
  for (let reply = 1; reply <= 12; reply += 1) {
    ({ id: parentId } = await say(coach, id, { content: `Answer ${reply}`, parentId }));
  }
  for (let other = 1; other <= 40; other += 1) await say(coach, id, { content: `Thread ${other}` });

  await coach.goto(`/pages/${id}`);
  const screen = new PageScreen(coach);
  await expect(screen.discussion.getByText('Thread 40')).toBeVisible();
  await expect(screen.discussion.getByText('Answer 12')).toHaveCount(0);
  await coach.goto('/dashboard');
  await coach.goto(`/pages/${id}#comment-${parentId}`);
  await expect(coach.locator(`#comment-${parentId}`)).toBeFocused();
  await expect(coach.locator(`#comment-${parentId}`)).toBeInViewport();
  await expectAccessible(coach, 'a long discussion');
  await coach.getByRole('button', { name: texts.replies(12) }).click();
  await expect(screen.discussion.getByText('Answer 12')).toHaveCount(0);

  await coach.getByRole('button', { name: texts.order }).click();
  await coach.getByRole('menuitemradio', { name: texts.oldest }).click();
  await expect(screen.discussion.getByRole('article').first()).toContainText('A long one');
  await coach.getByRole('button', { name: texts.order }).click();
  await coach.getByRole('menuitemradio', { name: texts.newest }).click();
  await expect(screen.discussion.getByRole('article').first()).toContainText('Thread 40');

  await callAs(coach, calls.comments.resolve, {
    params: { commentId: thread.id },
    body: { isResolved: true },
  });
  await player.goto(`/pages/${id}#comment-${parentId}`);
  await expect(player.locator(`#comment-${parentId}`)).toBeInViewport();
  await expect(player.getByRole('button', { name: `${texts.resolved} (1)` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(player, 'a deep thread on a phone');
  await expect
    .poll(() => player.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    .toBe(true);
});

test('users are mentioned after an @, links in comments can be opened, and a comment is edited', async ({
  person,
}) => {
  const coach = (await person(desktop)).page;
  const player = (await person(desktop)).page;
  await new SignIn(coach).as('coach@touchline.example');
  await new SignIn(player).as('player@touchline.example');
  const { id } = await newPage(player, coach);
  await player.goto(`/pages/${id}`);
  await box(player).click();
  await player.keyboard.type('Ask @dani');
  await expect(player.getByRole('option', { name: /Daniel Kerr/ })).toBeVisible();
  await expectAccessible(player, 'names suggested after an @');
  await player.keyboard.press('Enter');
  await player.keyboard.type('and see https://club.example/plan.');
  await player.keyboard.press('Control+Enter');
  const screen = new PageScreen(player);
  const comment = screen.discussion.getByRole('article').first();
  await expect(comment.getByText('@Daniel Kerr')).toBeVisible();
  await expect(comment.getByRole('link')).toHaveAttribute('href', 'https://club.example/plan');
  await expect(comment.getByRole('link')).toHaveAttribute('rel', /noopener/);

  await comment.getByRole('button', { name: texts.more('Riley Nakamura') }).click();
  await player.getByRole('menuitem', { name: texts.edit }).click();
  const form = comment.getByRole('textbox');
  await expect(form).toHaveValue('Ask @daniel.kerr and see https://club.example/plan.');
  await form.fill('Never mind');
  await comment.getByRole('button', { name: texts.save }).click();
  await expect(screen.comment('Never mind')).toBeVisible();
  await screen
    .comment('Never mind')
    .getByRole('button', { name: texts.more('Riley Nakamura') })
    .click();
  await player.getByRole('menuitem', { name: texts.copyLink }).click();
  await expect.poll(() => player.evaluate(() => navigator.clipboard.readText())).toMatch(/#comment-\d+$/);
  await screen
    .comment('Never mind')
    .getByRole('button', { name: texts.more('Riley Nakamura') })
    .click();
  await player.getByRole('menuitem', { name: texts.delete }).click();
  await player.getByRole('alertdialog').getByRole('button', { name: texts.delete }).click();
  await expect(screen.discussion.getByText(texts.noActive)).toBeVisible();
  await expect(screen.discussion).toBeFocused();
});
