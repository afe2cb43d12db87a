import {
  accountTexts,
  calls,
  commentTexts,
  historyTexts,
  type Page as TouchlinePage,
  pageTexts,
  savingTexts,
  searchTexts,
} from '@touchline/contract';
import type { Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { demoPassword, desktop, expect, expectAccessible, phone, test, type Person } from '../fixtures/test';
import { hideTab } from '../fixtures/visibility';
import { HistoryScreen } from '../screens/history-screen';
import { PageScreen, textOf } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

/** Each waits for several autosaves, and some for those of two users. */
test.describe.configure({ timeout: 150_000 });

const coachEmail = 'coach@touchline.example';
const adminEmail = 'admin@touchline.example';
const blocks = (...texts: string[]) =>
  texts.map((text, at) => `<p data-id="block-${at}">${text}</p>`).join('');

/** Creates a page of a few paragraphs and opens it as a coach. */
async function openPage(coach: Person, content: string): Promise<TouchlinePage> {
  await new SignIn(coach.page).as(coachEmail);
  const [team] = (await (await callAs(coach.page, calls.teams.list)).json()) as { id: number }[];
  const made = await callAs(coach.page, calls.pages.create, {
    params: { teamId: team?.id ?? 0 },
    body: { title: 'Lineout calls', content },
  });
  const page = (await made.json()) as TouchlinePage;
  await show(coach.page, page);
  return page;
}

async function show(browser: Page, page: TouchlinePage) {
  await browser.goto(`/pages/${page.id}`);
  await expect(new PageScreen(browser).editor.first()).toBeVisible();
}

async function write(browser: Page, paragraph: string, words: string) {
  await browser.locator('[contenteditable="true"]').filter({ hasText: paragraph }).first().click();
  await browser.keyboard.press('End');
  await browser.keyboard.type(words);
}

async function stored(browser: Page, pageId: number): Promise<TouchlinePage> {
  return (await (await callAs(browser, calls.pages.read, { params: { pageId } })).json()) as TouchlinePage;
}

/** Waits until unsaved text is in local storage, which takes a quarter of a second. */
const untilKept = (browser: Page) => browser.waitForTimeout(600);

/** Blocks requests that save the page from now on. */
const holdSaves = (browser: Page, pageId: number) =>
  browser.route(`**/api/pages/${pageId}`, (route) =>
    route.request().method() === 'PATCH' ? new Promise<void>(() => {}) : route.continue(),
  );

test('closing a tab in the middle of a sentence loses nothing', async ({ person }) => {
  const coach = await person(desktop);
  const page = await openPage(coach, blocks('Falcon', 'Hawk'));
  await holdSaves(coach.page, page.id);
  await write(coach.page, 'Falcon', ' goes to the front');
  await untilKept(coach.page);
  await coach.page.close();

  const again = await coach.context.newPage();
  await show(again, page);
  await expect(again.getByText(savingTexts.leftBehind)).toBeVisible();
  await expectAccessible(again, 'work that was left behind');
  await again.getByRole('button', { name: savingTexts.restore }).click();
  await expect(textOf(again).getByText('Falcon goes to the front')).toBeVisible();
  await new PageScreen(again).waitForSaved();
  expect((await stored(again, page.id)).content).toContain('Falcon goes to the front');

  await again.reload();
  await expect(new PageScreen(again).editor.first()).toBeVisible();
  await untilKept(again);
  await expect(again.getByText(savingTexts.leftBehind)).toBeHidden();
});

test('a draft that is open in another tab is not discarded, and is offered for recovery when that tab closes', async ({
  person,
}) => {
  const coach = await person(desktop);
  const page = await openPage(coach, blocks('Falcon', 'Hawk'));
  await coach.context.setOffline(true);
  await write(coach.page, 'Falcon', ' front');
  await untilKept(coach.page);
  await coach.context.route(`**/api/pages/${page.id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await coach.context.setOffline(false);
  const second = await coach.context.newPage();
  await show(second, page);
  await untilKept(second);
  await expect(second.getByText(savingTexts.leftBehind)).toBeHidden();
  await coach.page.close();
  await expect(second.getByText(savingTexts.leftBehind)).toBeVisible();
  await second.getByRole('button', { name: savingTexts.discard }).click();
  await second.reload();
  await expect(new PageScreen(second).editor.first()).toBeVisible();
  await untilKept(second);
  await expect(second.getByText(savingTexts.leftBehind)).toBeHidden();
  coach.consoleErrors.length = 0;
});

test('a tab does not save as the user who signs in in another tab', async ({ person }) => {
  const coach = await person(desktop);
  const page = await openPage(coach, blocks('Falcon', 'Hawk'));
  const another = await coach.context.newPage();
  await new SignIn(another).as(adminEmail);
  await write(coach.page, 'Falcon', ' front');
  await expect(coach.page.getByText(savingTexts.saveTroubles.anotherUser)).toBeVisible();
  const screen = new PageScreen(coach.page);
  const comment = coach.page.getByPlaceholder(commentTexts.placeholder);
  await comment.fill('Who calls it?');
  await comment.press('Control+Enter');
  await expect(coach.page.getByText(commentTexts.createFailed)).toBeVisible();
  await expect(comment).toHaveValue('Who calls it?');
  await expectAccessible(coach.page, 'a tab of another user than the session is of');
  expect((await stored(another, page.id)).content).not.toContain('front');

  await coach.page.getByRole('button', { name: savingTexts.signInAgain, exact: true }).click();
  const dialog = coach.page.getByRole('dialog', { name: savingTexts.signInAgainTitle });
  await dialog.getByLabel(accountTexts.email).fill(coachEmail);
  await dialog.getByLabel(accountTexts.password, { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: accountTexts.signIn }).click();
  await screen.waitForSaved();
  const saved = await stored(coach.page, page.id);
  expect(saved.content).toContain('Falcon front');
  await comment.press('Control+Enter');
  await expect(screen.comment('Who calls it?')).toBeVisible();
  await expect(coach.page.getByRole('button', { name: /^Continue as/ })).toBeHidden();

  await new SignIn(another).as(adminEmail);
  await write(coach.page, 'Hawk', ' middle');
  await expect(coach.page.getByText(savingTexts.saveTroubles.anotherUser)).toBeVisible();
  coach.page.once('dialog', (leaving) => leaving.accept());
  await coach.page.getByRole('button', { name: /^Continue as/ }).click();
  await expect(screen.editor.filter({ hasText: 'Hawk' }).first()).toHaveText('Hawk');
  await expect(coach.page.getByText(savingTexts.leftBehind)).toBeHidden();
});

test('a lost connection is shown unobtrusively, and the page is saved when it is back', async ({
  person,
}) => {
  const coach = await person(desktop);
  const page = await openPage(coach, blocks('Falcon'));
  let isCut = true;
  await coach.page.route(`**/api/pages/${page.id}`, (route) => (isCut ? route.abort() : route.continue()));
  await write(coach.page, 'Falcon', ' front');
  await expect(coach.page.getByText(savingTexts.saveTroubles.unreachable)).toBeVisible();
  await expectAccessible(coach.page, 'a page without a network');
  isCut = false;
  await expect(coach.page.getByText(savingTexts.saveTroubles.unreachable)).toBeHidden();
  await new PageScreen(coach.page).waitForSaved();
  expect((await stored(coach.page, page.id)).content).toContain('Falcon front');
  // The browser itself logs that it had no connection.
  coach.consoleErrors.length = 0;
});

test('a user whose session expires while writing signs in again without leaving the page', async ({
  person,
}) => {
  const coach = await person(desktop);
  const page = await openPage(coach, blocks('Falcon'));
  const cookies = await coach.context.cookies();
  await coach.context.clearCookies();

  await test.step('a list that is requested first does not leave the page', async () => {
    const refused = coach.page.waitForResponse(
      (response) => response.url().includes('/api/search') && response.status() === 401,
    );
    await coach.page.getByRole('button', { name: 'Search', exact: true }).click();
    await coach.page.getByRole('dialog', { name: searchTexts.label }).getByRole('combobox').fill('Falcon');
    await refused;
    await coach.page.keyboard.press('Escape');
    await expect(new PageScreen(coach.page).editor.first()).toBeVisible();
  });

  await write(coach.page, 'Falcon', ' front');
  await expect(coach.page.getByText(savingTexts.saveTroubles.signedOut)).toBeVisible();
  await coach.page.getByRole('button', { name: savingTexts.signInAgain, exact: true }).click();
  const dialog = coach.page.getByRole('dialog', { name: savingTexts.signInAgainTitle });
  await expectAccessible(coach.page, 'signing in again');
  await dialog.getByLabel('Email').fill(coachEmail);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: savingTexts.signInAgain, exact: true }).click();
  await new PageScreen(coach.page).waitForSaved();
  await expect(dialog).toBeHidden();
  expect((await stored(coach.page, page.id)).content).toContain('Falcon front');
  expect(cookies.length).toBeGreaterThan(0);
});

test('an open page that another user deletes can be saved as a new page', async ({ person }) => {
  const coach = await person(desktop);
  const page = await openPage(coach, blocks('Falcon'));
  await callAs(coach.page, calls.pages.remove, { params: { pageId: page.id } });
  await write(coach.page, 'Falcon', ' front');
  await expect(coach.page.getByText(savingTexts.saveTroubles.gone)).toBeVisible();
  await coach.page.getByRole('button', { name: savingTexts.copyText }).click();
  await expect(coach.page.getByText(savingTexts.textCopied)).toBeVisible();
  await coach.page.getByRole('button', { name: savingTexts.saveAsNew }).click();
  await coach.page.waitForURL((url) => !url.pathname.endsWith(`/${page.id}`));
  await expect(textOf(coach.page).getByText('Falcon front')).toBeVisible();
});

test('changes by two coaches to different parts of a page are merged', async ({ person }) => {
  const coach = await person(desktop);
  const page = await openPage(coach, blocks('Falcon', 'Hawk', 'Eagle'));
  const other = await person(desktop);
  await new SignIn(other.page).as(adminEmail);
  await show(other.page, page);
  await hideTab(coach.page);

  await write(other.page, 'Eagle', ' at the tail');
  await new PageScreen(other.page).waitForSaved();
  await write(coach.page, 'Falcon', ' at the front');
  await expect(coach.page.getByText(savingTexts.mergedDetail)).toBeVisible();
  await new PageScreen(coach.page).waitForSaved();
  await expect(textOf(coach.page).getByText('Eagle at the tail')).toBeVisible();
  await coach.page.keyboard.type('!');
  await new PageScreen(coach.page).waitForSaved();
  expect((await stored(coach.page, page.id)).content).toBe(
    blocks('Falcon at the front!', 'Hawk', 'Eagle at the tail'),
  );
});

test('a conflict between two coaches is saved only after one of them has resolved it', async ({ person }) => {
  const coach = await person(desktop);
  const page = await openPage(coach, blocks('Falcon', 'Hawk'));
  await coach.page.setViewportSize(phone);
  const other = await person(desktop);
  await new SignIn(other.page).as(adminEmail);
  await show(other.page, page);
  await hideTab(coach.page);
  await write(other.page, 'Falcon', ' at the tail');
  await new PageScreen(other.page).waitForSaved();

  await write(coach.page, 'Falcon', ' at the front');
  const dialog = coach.page.getByRole('dialog', { name: savingTexts.conflictTitle });
  await expect(dialog).toBeVisible();
  await expectAccessible(coach.page, 'a conflict');
  await expect(dialog.locator('ins')).toHaveText(['at the tail', 'at the front']);
  await expect(dialog.getByRole('button', { name: savingTexts.saveChoices })).toBeDisabled();
  await coach.page.keyboard.press('Escape');
  await expect(coach.page.getByText(savingTexts.conflictWaits)).toBeVisible();
  await coach.page.reload();

  await coach.page.getByRole('button', { name: savingTexts.restore }).click();
  await dialog.locator('label').filter({ hasText: savingTexts.both }).click();
  expect((await stored(coach.page, page.id)).version).toBe(2);
  await dialog.getByRole('button', { name: savingTexts.saveChoices }).click();
  await new PageScreen(coach.page).waitForSaved();
  const { content } = await stored(coach.page, page.id);
  expect(content.replace(/ data-id="[^"]*"/g, '')).toBe(
    '<p>Falcon at the tail</p><p>Falcon at the front</p><p>Hawk</p>',
  );
});

test('a coach browses the history, expands a session into its saves and restores one', async ({ person }) => {
  const coach = await person(desktop);
  const page = await openPage(coach, blocks('Falcon', 'Hawk'));
  await write(coach.page, 'Falcon', ' at the front');
  await coach.page.keyboard.press('Control+s');
  await new PageScreen(coach.page).waitForSaved();
  await write(coach.page, 'Hawk', ' unsaved on the way out');
  const history = new HistoryScreen(coach.page);
  await history.openFromPage();
  expect((await stored(coach.page, page.id)).content).toContain('Hawk unsaved on the way out');

  await expect(history.sessions).toHaveText([
    /^[A-Z]{2}\d\d:\d\d.*12 words added.*3 saves.*Current.*Published$/,
  ]);
  await expect(history.sessions).toHaveAttribute('aria-current', 'true');
  await expect(coach.page.getByText(historyTexts.firstVersion)).toBeVisible();
  await history.unfold.press('Enter');
  await history.chooseSave(0);
  await expect(coach.page.locator('ins')).toHaveText('unsaved on the way out');
  await expectAccessible(coach.page, 'the history');
  await history.chooseSave(1);
  await expect(coach.page.locator('ins')).toHaveText('at the front');
  await history.restore();
  await coach.page.waitForURL(`**/pages/${page.id}`);
  await expect(new PageScreen(coach.page).editor.filter({ hasText: 'Hawk' }).first()).toHaveText('Hawk');
  const restored = await stored(coach.page, page.id);
  expect([restored.version, restored.content]).toEqual([4, blocks('Falcon at the front', 'Hawk')]);
});

test('leaving a page saves it first, and asks if that fails', async ({ person }) => {
  const coach = await person(desktop);
  const page = await openPage(coach, blocks('Falcon'));
  await coach.page.route(`**/api/pages/${page.id}`, (route) => route.abort());
  await write(coach.page, 'Falcon', ' front');
  await coach.page.getByRole('link', { name: pageTexts.back }).click();
  const question = coach.page.getByRole('alertdialog', { name: savingTexts.leaveTitle });
  await question.getByRole('button', { name: savingTexts.stay }).click();
  await expect(question).toHaveCount(0);
  await expect(textOf(coach.page).getByText('Falcon front')).toBeVisible();
  await coach.page.unroute(`**/api/pages/${page.id}`);
  await coach.page.getByRole('link', { name: pageTexts.back }).press('Enter');
  await coach.page.waitForURL('**/teams/*');
  expect((await stored(coach.page, page.id)).content).toContain('Falcon front');
  coach.consoleErrors.length = 0;
});
