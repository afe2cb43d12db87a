import {
  appTexts,
  calls,
  commentTexts,
  mediaTexts,
  pageListTexts,
  pageTexts as texts,
  type Call,
  type Page as TouchlinePage,
  type Team,
} from '@touchline/contract';
import type { Locator, Page } from '@playwright/test';
import { callAs } from '../fixtures/api';
import { failCall, dismissToast, failThenSucceed, expectToast } from '../fixtures/failing-calls';
import { desktop, expect, phone, test, type Person } from '../fixtures/test';
import { MediaLibrary, png } from '../screens/media-library';
import { PageScreen } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

/** The texts are those of the specification, verbatim. */

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const reads = (within: Page | Locator, sentence: string) =>
  expect(within.getByText(sentence, { exact: true })).toBeVisible();

/** Signs in the coach and creates a team. */
async function coachOf(someone: Person, name: string): Promise<Team> {
  await new SignIn(someone.page).as('coach@touchline.example');
  const body = { name, sport: 'Hockey' };
  return (await (await callAs(someone.page, calls.teams.create, { body })).json()) as Team;
}

/** Signs in the coach with a page open that contains "Falcon". */
async function coachAt(someone: Person, title: string): Promise<PageScreen> {
  const { id: teamId } = await coachOf(someone, title);
  const made = await callAs(someone.page, calls.pages.create, {
    params: { teamId },
    body: { title, content: '<p>Falcon</p>' },
  });
  await someone.page.goto(`/pages/${((await made.json()) as TouchlinePage).id}`);
  const screen = new PageScreen(someone.page);
  await expect(screen.editor.first().or(button(someone.page, texts.edit))).toBeVisible();
  return screen;
}

test('sections 5 and 8: listing and creating pages shows the error and can be retried', async ({
  person,
}) => {
  const someone = await person(desktop);
  const { page } = someone;
  const { id } = await coachOf(someone, 'Yaffles');
  const restore = await failCall(someone, calls.pages.list);
  await page.goto('/settings');
  await page.getByRole('navigation').locator(`a[href="/teams/${id}"]`).click();
  await reads(page, 'Failed to fetch pages');
  await restore();
  await button(page, appTexts.tryAgain).click();
  await button(page, pageListTexts.firstPage).click();

  const dialog = page.getByRole('dialog', { name: pageListTexts.createTitle });
  const create = () => button(dialog, pageListTexts.create).click();
  const title = dialog.getByLabel(texts.title);
  await create();
  await reads(dialog, 'Title is required');
  await expectToast(someone, 'Validation Error', 'Please check the form fields and try again');
  await title.fill('Falcon');
  await failThenSucceed(someone, calls.pages.create, {
    act: create,
    fails: ['Error', 'Failed to create page'],
    keeps: () => expect(title).toHaveValue('Falcon'),
    works: ['Success', 'Page created successfully'],
  });
  await page.waitForURL('**/pages/*');

  const body = { title: 'Hawk', content: '' };
  for (let made = 0; made < 24; made += 1) {
    await callAs(page, calls.pages.create, { params: { teamId: id }, body });
  }
  await page.goto(`/teams/${id}?tab=pages`);
  const more = button(page, pageListTexts.showMore);
  await expect(more).toBeVisible();
  const repair = await failCall(someone, calls.pages.list);
  await more.click();
  await expectToast(someone, 'Error', 'Failed to fetch pages');
  await repair();
  await more.click();
  await reads(page, 'Falcon');
});

test('section 8: a page shows what could not be saved, and deleting it asks first', async ({ person }) => {
  const someone = await person(desktop);
  const { page } = someone;
  const screen = await coachAt(someone, 'Yellowhammers');

  const unblock = await failCall(someone, calls.pages.star);
  await button(page, texts.star).click();
  await expectToast(someone, 'Error', 'Failed to update page');
  await expect(button(page, texts.star)).toHaveAttribute('aria-pressed', 'false');
  await unblock();
  await button(page, texts.star).click();
  await expect(button(page, texts.unstar)).toHaveAttribute('aria-pressed', 'true');

  const restore = await failCall(someone, calls.pages.change);
  await screen.editor.first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' goes first');
  await page.keyboard.press('Control+s');
  await expectToast(someone, 'Error', 'Failed to save page');
  await reads(page, 'Falcon goes first');
  await restore();
  await button(page, appTexts.tryAgain).click();
  await screen.waitForSaved();
  await page.reload();
  await reads(page, 'Falcon goes first');
  await expect(button(page, texts.unstar)).toBeVisible();

  await button(page, texts.moreActions).click();
  await page.getByRole('menuitem', { name: texts.deletePage }).click();
  const question = page.getByRole('alertdialog');
  await reads(question, 'Are you sure you want to delete this page? This action cannot be undone.');
  await failThenSucceed(someone, calls.pages.remove, {
    act: () => button(question, appTexts.delete).click(),
    fails: ['Error', 'Failed to delete page'],
    works: ['Success', 'Page deleted successfully'],
  });
  await page.waitForURL('**/teams/*');
});

test('section 8: sharing a page shows success or the error', async ({ person }) => {
  const someone = await person(phone);
  const { page, context } = someone;
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await coachAt(someone, 'Yellowlegs');
  const choose = async (entry: string) => {
    await button(page, texts.moreActions).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };

  // Granting one permission denies all others, including the clipboard.
  await context.clearPermissions();
  await context.grantPermissions(['geolocation']);
  await choose(texts.copyLink);
  await expectToast(someone, 'Copy failed', 'Unable to copy link. Please try again.');
  await dismissToast(someone);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(texts.copyLink);
  await expectToast(someone, 'Link copied!');

  await page.evaluate(() => (window.open = () => null));
  await choose(texts.printableView);
  const unable = 'Unable to export PDF. Please try again or check popup blockers.';
  await expectToast(someone, 'Export failed', unable);
  await page.reload();
  await failThenSucceed(someone, calls.pages.print, {
    act: () => choose(texts.printableView),
    fails: ['Export failed', unable],
    works: ['Print dialog opened!'],
  });
  const paper = context.pages().at(-1);
  await expect(paper?.getByRole('heading', { level: 1, name: 'Yellowlegs' }) as Locator).toBeVisible();
  await expect(paper?.locator('html') as Locator).toHaveAttribute('data-printed', '');
  await paper?.close();

  await failThenSucceed(someone, calls.pageFiles.create, {
    act: () => choose(texts.downloadPdf),
    fails: ['Export failed', pageListTexts.pdfFailedDetail],
    works: [pageListTexts.pdfMade],
  });
});

test('section 8: uploading and deleting files shows the error, and deleting asks first', async ({
  person,
}) => {
  const someone = await person(desktop);
  const { page } = someone;
  await coachAt(someone, 'Yuhinas');
  await page.getByText('Falcon', { exact: true }).click();
  const library = new MediaLibrary(page);
  await library.open();
  const restore = await failCall(someone, calls.media.upload);
  const chooser = page.waitForEvent('filechooser');
  await button(library.dialog, mediaTexts.upload).click();
  await (await chooser).setFiles([png('falcon.png')]);
  await expectToast(someone, 'Upload failed', 'Failed to upload files');
  await reads(library.dialog, 'falcon.png');
  await restore();
  await library.dialog.getByRole('button', { name: new RegExp(appTexts.tryAgain) }).click();
  await expectToast(someone, 'Files uploaded successfully');

  await failThenSucceed(someone, calls.media.remove, {
    act: async () => {
      await button(library.dialog, mediaTexts.deleteFile('falcon.png')).click();
      const question = page.getByRole('alertdialog');
      await reads(question, 'Are you sure you want to delete this file?');
      await button(question, appTexts.delete).click();
    },
    fails: ['Delete failed', 'Failed to delete file'],
    keeps: () => expect(library.file('falcon.png')).toBeVisible(),
    works: ['File deleted successfully'],
  });
  await expect(library.file('falcon.png')).toBeHidden();
});

test('section 8: a refused comment stays in its field, and failed actions on comments are silent', async ({
  person,
}) => {
  const someone = await person(phone);
  const { page } = someone;
  const screen = await coachAt(someone, 'Yellowthroats');
  const { discussion } = screen;
  const asked = screen.comment('Which foot leads?');
  const box = discussion.getByPlaceholder(commentTexts.placeholder);
  const send = () => button(discussion, commentTexts.comment).click();
  const restore = await failCall(someone, calls.comments.create, 'bad gateway');
  await box.fill('Which foot leads?');
  await send();
  await expect(discussion.getByRole('alert')).toHaveText('Failed to create comment. Please try again.');
  await expect(box).toHaveValue('Which foot leads?');
  await restore();
  await send();
  await expect(asked).toBeVisible();
  await expect(box).toHaveValue('');

  const silently = async (call: Call, act: () => Promise<unknown>) => {
    const repair = await failCall(someone, call);
    const failing = page.waitForEvent('requestfailed');
    await act();
    await failing;
    await page.waitForTimeout(500);
    await expectToast(someone);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await repair();
  };
  const choose = async (entry: string) => {
    await asked.getByRole('button', { name: commentTexts.more('') }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  const resolve = () => button(asked, commentTexts.resolve).click();
  await silently(calls.comments.resolve, resolve);
  await silently(calls.comments.remove, async () => {
    await choose(commentTexts.delete);
    await button(page.getByRole('alertdialog'), commentTexts.delete).click();
  });
  await choose(commentTexts.edit);
  const words = discussion.getByLabel(commentTexts.edit, { exact: true });
  const save = () => button(discussion, commentTexts.save).click();
  await words.fill('Which foot leads, and when?');
  await silently(calls.comments.edit, save);
  await expect(words).toHaveValue('Which foot leads, and when?');
  await save();
  await reads(discussion, 'Which foot leads, and when?');
  await button(discussion, commentTexts.resolve).click();
  await reads(discussion, commentTexts.noActive);
});
