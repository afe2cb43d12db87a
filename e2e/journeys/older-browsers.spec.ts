import type { Page as Tab } from '@playwright/test';
import {
  appTexts,
  calls,
  pageTexts,
  savingTexts,
  searchTexts,
  teamNavTexts,
  type Page,
  type Team,
} from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { holdScripts } from '../fixtures/server-rendering';
import { desktop, expect, test, type Person } from '../fixtures/test';
import { PageScreen, textOf } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

/** APIs that Safari 16.4, Firefox 128 or plain HTTP lack (docs/browsers.md). */
const newFeatures = [
  'CSS.highlights',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.scrollIntoViewIfNeeded',
  'Highlight',
  'Intl.Locale.prototype.getTextInfo',
  'Intl.Locale.prototype.getWeekInfo',
  'Navigator.prototype.connection',
  'Navigator.prototype.keyboard',
  'Navigator.prototype.locks',
  'Navigator.prototype.userAgentData',
  'URL.canParse',
  'cancelIdleCallback',
  'navigation',
  'requestIdleCallback',
];

/** Removes these APIs before the scripts of a document run. */
function removeFeatures(paths: string[]): void {
  const left = paths.filter((path) => {
    const names = path.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<object>((object, key) => Reflect.get(object, key) as object, window);
    Reflect.deleteProperty(owner, name);
    return name in owner;
  });
  Reflect.set(window, 'featuresLeft', left);
}

/** Signs in with a browser that lacks these APIs. */
async function openOlderBrowser({ context, page }: Person, email: string): Promise<Tab> {
  await context.addInitScript(removeFeatures, newFeatures);
  await new SignIn(page).atHome(email);
  expect(await page.evaluate(() => Reflect.get(window, 'featuresLeft') as unknown)).toEqual([]);
  return page;
}

async function makePage(tab: Tab): Promise<Page> {
  const made = await callAs(tab, calls.teams.create, { body: { name: 'Oystercatchers', sport: 'Hockey' } });
  const { id: teamId } = (await made.json()) as Team;
  const body = { title: 'Short corners', content: '<p data-id="one">Falcon</p><p data-id="two">Hawk</p>' };
  const written = await callAs(tab, calls.pages.create, { params: { teamId }, body });
  return (await written.json()) as Page;
}

test('an older browser opens the search when its button was pressed before the app had loaded', async ({
  person,
}) => {
  const page = await openOlderBrowser(await person(desktop), 'player@touchline.example');
  const letThrough = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.getByRole('button', { name: teamNavTexts.search, exact: true }).click();
  letThrough();
  await expect(page.getByRole('dialog', { name: searchTexts.label })).toBeVisible();
});

test('an older browser shows a comment on words of a page, with its link, and sends a reply', async ({
  person,
}) => {
  const page = await openOlderBrowser(await person(desktop), 'manager@touchline.example');
  const { id: pageId } = await makePage(page);
  const textPosition = { start: 0, end: 6, xpath: '', blockId: 'one' };
  const body = { content: 'See https://club.example/plan.', selectedText: 'Falcon', textPosition };
  const made = await callAs(page, calls.comments.create, { params: { pageId }, body });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto(`/pages/${pageId}`);
  const screen = new PageScreen(page);
  const comment = screen.comment('See https://club.example/plan.');
  await expect(comment.getByRole('link', { name: 'https://club.example/plan' })).toBeVisible();
  await screen.reply('See https://club.example/plan.', 'Thanks');
});

test('an older browser edits, saves and leaves a page, and keeps what a closed tab did not save', async ({
  person,
}) => {
  const someone = await person(desktop);
  const page = await openOlderBrowser(someone, 'manager@touchline.example');
  const { id, teamId } = await makePage(page);
  await page.goto(`/pages/${id}`);
  const write = async (words: string) => {
    await page.locator('[contenteditable="true"]').filter({ hasText: 'Falcon' }).first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(words);
  };
  await write(' goes');
  await page.keyboard.press('Control+s');
  await new PageScreen(page).waitForSaved();
  await page.getByRole('link', { name: pageTexts.back }).click();
  await page.waitForURL(`**/teams/${teamId}`);

  await page.goto(`/pages/${id}`);
  await expect(textOf(page).getByText('Falcon goes')).toBeVisible();
  await page.route(`**/api/pages/${id}`, (route) =>
    route.request().method() === 'PATCH' ? new Promise<void>(() => {}) : route.continue(),
  );
  await write(' to the front');
  // Drafts are stored a quarter of a second after an edit.
  await page.waitForTimeout(600);
  await page.close();
  const again = await someone.context.newPage();
  await again.goto(`/pages/${id}`);
  await expect(again.getByText(savingTexts.leftBehind)).toBeVisible();
  await again.getByRole('button', { name: savingTexts.restore }).click();
  await expect(textOf(again).getByText('Falcon goes to the front')).toBeVisible();
});

test('a browser without :has() shows a message that it is too old, before any script runs', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const sentence = page.getByText(appTexts.outdatedBrowser);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sentence).toBeHidden();

  await page.route(/\/login$|\.css$/, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = (await response.text()).replaceAll('selector(:has(', 'selector(:unknown(');
    await route.fulfill({ response, headers, body });
  });
  await page.reload();
  await expect(sentence).toBeVisible();
  await context.close();
});
