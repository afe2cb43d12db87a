import {
  calls,
  commentTexts,
  talkTexts,
  type Comment,
  type Page as TouchlinePage,
} from '@touchline/contract';
import type { Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import {
  waitForHydration,
  desktop,
  expect,
  expectAccessible,
  phone,
  test,
  type Person,
} from '../fixtures/test';
import { askInSheet, commentButton, markedWords, middleOfMarked, selectWords } from '../screens/marked-words';
import { PageScreen } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

/** Each waits for typed text to be saved. */
test.describe.configure({ timeout: 120_000 });

const coachEmail = 'coach@touchline.example';
const playerEmail = 'player@touchline.example';
const content =
  '<h2 data-id="block-1">Lineout</h2><p data-id="block-2">The front pod lifts on the second call.</p><p data-id="block-3">Nobody moves before that.</p>';

const paragraph = (page: Page, words: string) => page.locator('p').filter({ hasText: words }).first();

async function makePage(coach: Person): Promise<TouchlinePage> {
  await new SignIn(coach.page).as(coachEmail);
  const demo = await callAs(coach.page, calls.pages.read, { params: { pageId: 1 } });
  const { teamId } = (await demo.json()) as TouchlinePage;
  const made = await callAs(coach.page, calls.pages.create, {
    params: { teamId },
    body: { title: 'Lineout calls', content },
  });
  return (await made.json()) as TouchlinePage;
}

async function read(browser: Page, page: TouchlinePage) {
  await browser.goto(`/pages/${page.id}`);
  await expect(new PageScreen(browser).discussion).toBeVisible();
}

async function write(browser: Page, page: TouchlinePage) {
  await browser.goto(`/pages/${page.id}`);
  await expect(new PageScreen(browser).editor.first()).toBeVisible();
}

/** Selects words, presses the comment button, and writes a comment where the focus goes: beside the words, or below the page. */
async function commentOn(browser: Page, words: string, about: string) {
  await selectWords(paragraph(browser, words), words);
  await commentButton(browser).click();
  await expect(browser.locator(':focus')).toHaveAttribute('placeholder', commentTexts.placeholder);
  await browser.keyboard.type(about);
  await browser.keyboard.press('Control+Enter');
  await expect(new PageScreen(browser).comment(about)).toBeVisible();
}

const threads = async (browser: Page, pageId: number) =>
  (await (await callAs(browser, calls.comments.list, { params: { pageId } })).json()) as Comment[];

test('words with a comment of a player stay highlighted while a coach edits around them', async ({
  person,
}) => {
  const coach = await person(desktop);
  const page = await makePage(coach);
  const player = await person(desktop);
  await new SignIn(player.page).as(playerEmail);
  await read(player.page, page);
  await commentOn(player.page, 'front pod', 'Which foot leads?');
  await expect.poll(() => markedWords(player.page)).toEqual(['front pod']);
  await expectAccessible(player.page, 'a page with marked words');

  const [thread] = await threads(player.page, page.id);
  expect(thread?.textPosition).toMatchObject({
    start: 12,
    end: 21,
    blockId: 'block-2',
    prefix: 'Lineout\nThe ',
  });

  await write(coach.page, page);
  await expect.poll(() => markedWords(coach.page)).toEqual(['front pod']);
  await coach.page.locator('p[contenteditable]').filter({ hasText: 'front pod' }).click();
  await coach.page.keyboard.press('Home');
  await coach.page.keyboard.type('When the wind blows, all wait. ');
  await expect.poll(() => markedWords(coach.page)).toEqual(['front pod']);
  await new PageScreen(coach.page).waitForSaved();

  await player.page.reload();
  await expect(paragraph(player.page, 'When the wind blows')).toBeVisible();
  await expect.poll(() => markedWords(player.page)).toEqual(['front pod']);
});

test('a thread shows that its quoted words were deleted, and finds them when they are restored', async ({
  person,
}) => {
  const coach = await person(desktop);
  const page = await makePage(coach);
  await write(coach.page, page);
  await commentOn(coach.page, 'second call', 'Not the first?');
  await expect.poll(() => markedWords(coach.page)).toEqual(['second call']);
  const thread = new PageScreen(coach.page).comment('Not the first?');

  await selectWords(
    coach.page.locator('p[contenteditable]').filter({ hasText: 'front pod' }),
    'the second call',
  );
  await coach.page.keyboard.press('Backspace');
  await expect(coach.page.getByText(commentTexts.wordsGone.page)).toBeVisible();
  await expect(thread.getByText('second call')).toBeVisible();
  await expectAccessible(coach.page, 'a thread whose words have gone');
  await coach.page.keyboard.press('Control+z');
  await expect(coach.page.getByText(commentTexts.wordsGone.page)).toBeHidden();
  await expect.poll(() => markedWords(coach.page)).toEqual(['second call']);
});

test('highlighted words open their thread beside them, and the thread below the page scrolls to its words', async ({
  person,
}) => {
  const coach = await person(desktop);
  const page = await makePage(coach);
  const player = await person(desktop);
  await new SignIn(player.page).as(playerEmail);
  await read(player.page, page);
  await commentOn(player.page, 'front pod', 'Which foot leads?');
  await expect.poll(() => markedWords(player.page)).toEqual(['front pod']);
  await player.page.mouse.move(0, 0);
  await expect(player.page.locator('article[data-active]')).toBeFocused();
  await player.page.keyboard.press('Escape');
  await expect.poll(() => markedWords(player.page, 'comment-active')).toEqual([]);
  await paragraph(player.page, 'front pod').scrollIntoViewIfNeeded();
  const { x, y } = await middleOfMarked(player.page);
  await player.page.mouse.click(x, y);
  await expect.poll(() => markedWords(player.page, 'comment-active')).toEqual(['front pod']);
  await expect(player.page.locator('article[data-active]')).toContainText('Which foot leads?');
  await player.page.keyboard.press('Escape');
  await expect(player.page.locator('article[data-active]')).toHaveCount(0);

  const back = new PageScreen(player.page).discussion.getByRole('button', {
    name: commentTexts.showWords.page,
  });
  await back.focus();
  await player.page.keyboard.press('Enter');
  await expect(paragraph(player.page, 'front pod')).toBeInViewport();
  await expect.poll(() => markedWords(player.page, 'comment-active')).toEqual(['front pod']);
});

test('words are selected and commented by keyboard only, also in the editor', async ({ person }) => {
  const coach = await person(desktop);
  const page = await makePage(coach);
  await write(coach.page, page);
  await coach.page.locator('p[contenteditable]').filter({ hasText: 'Nobody moves' }).focus();
  await coach.page.keyboard.press('Home');
  for (let letter = 0; letter < 'Nobody'.length; letter += 1)
    await coach.page.keyboard.press('Shift+ArrowRight');
  await expect(commentButton(coach.page)).toBeVisible();
  await coach.page.keyboard.press('Control+Alt+m');
  await expect(
    coach.page.getByRole('article', { name: talkTexts.newComment }).getByRole('textbox'),
  ).toBeFocused();
  await coach.page.keyboard.type('Not even the hooker?');
  await coach.page.keyboard.press('Control+Enter');
  await expect(new PageScreen(coach.page).comment('Not even the hooker?')).toBeVisible();
  await expect.poll(() => markedWords(coach.page)).toEqual(['Nobody']);
});

test('on a phone the comment button is below the selection, and highlighted words can be tapped', async ({
  person,
  browser,
}) => {
  const coach = await person(desktop);
  const page = await makePage(coach);
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const browserPage = await context.newPage();
  await new SignIn(browserPage).as(playerEmail);
  await read(browserPage, page);
  await waitForHydration(browserPage);
  await paragraph(browserPage, 'front pod').tap();
  await selectWords(paragraph(browserPage, 'front pod'), 'front pod');
  const button = commentButton(browserPage);
  await expect(button).toBeVisible();
  const bottom = await browserPage.evaluate(
    () => getSelection()!.getRangeAt(0).getBoundingClientRect().bottom,
  );
  expect((await button.boundingBox())?.y).toBeGreaterThan(bottom + 20);
  await button.tap();
  await askInSheet(browserPage, 'Which foot leads?');
  await expect.poll(() => markedWords(browserPage)).toEqual(['front pod']);
  await expectAccessible(browserPage, 'marked words on a phone');
  await paragraph(browserPage, 'Nobody moves').tap();
  const { x, y } = await middleOfMarked(browserPage);
  await browserPage.touchscreen.tap(x, y);
  await expect.poll(() => markedWords(browserPage, 'comment-active')).toEqual(['front pod']);
  await context.close();
});
