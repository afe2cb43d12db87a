import {
  appTexts,
  calls,
  commentTexts as texts,
  limits,
  talkTexts,
  type Comment,
  type Page,
} from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { desktop, expect, expectAccessible, phone, test } from '../fixtures/test';
import { markedWords, middleOfMarked } from '../screens/marked-words';
import { PageScreen } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

test.describe.configure({ timeout: 120_000 });

const count = 2 * limits.threadsPerCall + 5;
const quote = {
  selectedText: 'front pod',
  textPosition: { start: 4, end: 13, xpath: '/p[1]', prefix: 'The ', suffix: ' lifts' },
};

async function say(tab: Tab, pageId: number, body: object): Promise<Comment> {
  const made = await callAs(tab, calls.comments.create, { params: { pageId }, body });
  expect(made.status()).toBe(201);
  return (await made.json()) as Comment;
}

/**
 * Creates a page with more threads than two pages of results hold; the oldest has a quote and more replies
 * than are loaded with it.
 */
async function discussed(coach: Tab) {
  const demo = await callAs(coach, calls.pages.read, { params: { pageId: 1 } });
  const { teamId } = (await demo.json()) as Page;
  const made = await callAs(coach, calls.pages.create, {
    params: { teamId },
    body: {
      title: 'Much discussed',
      content: '<p data-id="one">The front pod lifts on the second call.</p>',
    },
  });
  const { id } = (await made.json()) as Page;
  const oldest = await say(coach, id, { content: 'The oldest', ...quote });
  for (let reply = 1; reply <= limits.expandedReplies + 4; reply += 1)
    await say(coach, id, { content: `Answer ${reply}`, parentId: oldest.id });
  const last = await say(coach, id, { content: 'The last answer', parentId: oldest.id });
  for (let n = 2; n <= count; n += 1) await say(coach, id, { content: `Thread ${n}.` });
  return { id, oldest, last };
}

const threadTexts = (screen: PageScreen) =>
  screen.discussion
    .getByText(/^Thread \d+\.$/)
    .evaluateAll((all) => all.map(({ textContent }) => textContent));

test('a long discussion is paginated, and its oldest thread can still be highlighted, opened and replied to', async ({
  person,
}) => {
  const coach = await person(desktop);
  const player = await person(phone);
  await new SignIn(coach.page).as('coach@touchline.example');
  await new SignIn(player.page).as('player@touchline.example');
  const { id, oldest, last } = await discussed(coach.page);
  const screen = new PageScreen(player.page);
  const asked: string[] = [];
  player.page.on('request', (request) => {
    if (request.url().includes('/comments?')) asked.push(request.url());
  });

  await player.page.goto(`/pages/${id}`);
  await expect(screen.comment(`Thread ${count}.`)).toBeVisible();
  await expect(screen.discussion.getByText(`${texts.active} (${count})`)).toBeVisible();
  await expect.poll(() => markedWords(player.page)).toEqual(['front pod']);
  expect(asked.filter((url) => url.includes('cursor='))).toEqual([]);
  await expect(screen.comment('The oldest')).toHaveCount(0);

  // Highlighted words open a thread that is not loaded yet.
  const { x, y } = await middleOfMarked(player.page);
  await player.page.mouse.click(x, y);
  const sheet = player.page.getByRole('dialog', { name: talkTexts.comments(1) });
  await expect(sheet.getByText('The oldest')).toBeInViewport();
  await expectAccessible(player.page, 'a sheet with a thread of a later part');
  await player.page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await player.page.goto('/dashboard');
  await player.page.goto(`/pages/${id}#comment-${oldest.id}`);
  await expect(player.page.locator(`#comment-${oldest.id}`)).toBeInViewport();

  // Users who follow a link to the last reply get new replies live.
  await coach.page.goto(`/pages/${id}#comment-${last.id}`);
  await expect(coach.page.locator(`#comment-${last.id}`)).toBeFocused();
  await expect(coach.page.locator(`#comment-${last.id}`)).toBeInViewport();
  await expect(new PageScreen(coach.page).comment('Answer 1')).toBeVisible();
  const reply = { name: texts.reply, exact: true };
  await screen.comment('The oldest').getByRole('button', reply).first().click();
  await player.page.getByPlaceholder(texts.replyPlaceholder).fill('From below');
  await screen.comment('The oldest').getByRole('button', reply).last().click();
  await expect(new PageScreen(coach.page).comment('From below')).toBeVisible();

  // The button loads the gap above it page by page, and announces how many were added to screen readers.
  const more = coach.page.getByRole('button', { name: texts.showMore });
  await more.focus();
  await coach.page.keyboard.press('Enter');
  await expect(coach.page.getByText(appTexts.rowsAdded(limits.threadsPerCall))).toBeAttached();
  await expect(more).toBeFocused();
  await coach.page.keyboard.press('Enter');
  await expect(more).toHaveCount(0);
  await expect.poll(() => coach.page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await expect(coach.page.locator(`#comment-${oldest.id}`)).toHaveCount(1);
});

test('scrolling loads a long discussion to its end, each thread once, while others write', async ({
  person,
}) => {
  const coach = await person(desktop);
  const player = await person(desktop);
  await new SignIn(coach.page).as('coach@touchline.example');
  await new SignIn(player.page).as('player@touchline.example');
  const { id, oldest } = await discussed(coach.page);
  const screen = new PageScreen(player.page);
  await player.page.goto(`/pages/${id}`);
  await expect(screen.comment(`Thread ${count}.`)).toBeVisible();
  await say(coach.page, id, { content: 'Thread 1000.' });
  await expect(screen.comment('Thread 1000.')).toBeVisible();

  await expect(async () => {
    await screen.discussion.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(screen.comment('The oldest')).toBeVisible({ timeout: 500 });
  }).toPass();
  const numbers = Array.from({ length: count - 1 }, (_, n) => `Thread ${count - n}.`);
  await expect.poll(() => threadTexts(screen)).toEqual(['Thread 1000.', ...numbers]);

  const answers = screen
    .comment('The oldest')
    .getByRole('button', { name: texts.replies(limits.expandedReplies + 5) });
  await answers.click();
  await expect(screen.comment('The last answer')).toBeVisible();

  await callAs(coach.page, calls.comments.resolve, {
    params: { commentId: oldest.id },
    body: { isResolved: true },
  });
  await expect(screen.discussion.getByText(`${texts.resolved} (1)`)).toBeVisible();
  await expect(screen.discussion.getByText(`${texts.active} (${count})`)).toBeVisible();
  await expect.poll(() => markedWords(player.page)).toEqual([]);
  await screen.discussion.getByText(`${texts.resolved} (1)`).click();
  await expect(screen.discussion.getByRole('button', { name: texts.showWords.page })).toBeVisible();
});
