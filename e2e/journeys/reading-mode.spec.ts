import { commentTexts, editorTexts, pageTexts, savingTexts, type Page } from '@touchline/contract';
import type { Page as Tab } from '@playwright/test';
import { boxOf } from '../fixtures/box';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone, tablet } from '../fixtures/test';
import { png } from '../screens/media-library';
import { PageScreen, textOf } from '../screens/page-screen';

const content =
  '<p data-id="block-1">Whoever wins the toss plays with the wind in the first half, and kicks early and long.</p>' +
  '<ul data-id="block-2"><li>Exit in two phases</li></ul>';
const words = 'Whoever wins the toss';
const tags = ['match-plan', 'set-piece', 'lineout', 'first-phase', 'wind'];

const edit = (tab: Tab) => tab.getByRole('button', { name: pageTexts.edit, exact: true });
const read = (tab: Tab) => tab.getByRole('button', { name: pageTexts.read, exact: true });
const title = (tab: Tab) => tab.getByRole('textbox', { name: pageTexts.title });
const top = async (tab: Tab) => {
  const { x, y } = await boxOf(tab.getByText(words).filter({ visible: true }));
  return { x, y };
};
const open = (tab: Tab, { id }: Page) => tab.goto(`/pages/${id}`);

test.describe('a page that a coach may edit', () => {
  for (const [device, options] of Object.entries({ phone, tablet })) {
    test(`opens for reading on a ${device}, without the code of the editor, and Edit moves no word`, async ({
      ownTeam,
      person,
    }) => {
      const team = await ownTeam(`read on a ${device}`);
      const { page: tab } = await person(options);
      await team.join(tab, 'coach');
      const page = await team.addPage({ title: 'Match plan', content, tags });
      const scripts: string[] = [];
      tab.on('request', (request) => scripts.push(request.url()));
      await open(tab, page);
      await expect(edit(tab)).toBeVisible();
      await expect(tab.getByRole('heading', { level: 1, name: 'Match plan' })).toBeVisible();
      await expect(title(tab)).toBeHidden();
      await tab.waitForLoadState('networkidle');
      expect(scripts.filter((url) => /page-for-editing|page-editor/.test(url))).toEqual([]);
      await expectAccessible(tab, `a page that a coach reads on a ${device}`);

      const before = await top(tab);
      await edit(tab).click();
      await expect(textOf(tab)).toBeVisible();
      await expect(read(tab)).toBeFocused();
      await expect.poll(() => top(tab)).toEqual(before);

      await title(tab).fill('Match plan, again');
      await new PageScreen(tab).waitForSaved();
      await read(tab).click();
      await expect(tab.getByRole('heading', { level: 1, name: 'Match plan, again' })).toBeVisible();
      await expect(edit(tab)).toBeFocused();
      await expect.poll(() => top(tab)).toEqual(before);
      await expect(tab.getByText(pageTexts.changedSinceRead)).toBeHidden();
    });
  }

  test('has one bar on a phone, and its title begins within 150 px', async ({ ownTeam, person }) => {
    const team = await ownTeam('one bar');
    const { page: tab } = await person(phone);
    await team.join(tab, 'coach');
    await open(tab, await team.addPage({ title: 'Match plan', content }));
    const heading = tab.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect((await boxOf(heading)).y).toBeLessThanOrEqual(150);
    await expect(tab.getByRole('banner')).toBeHidden();
  });

  test('shows its title in the bar of a phone while the title is scrolled out', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('title in the bar');
    const { page: tab } = await person(phone);
    await team.join(tab, 'coach');
    const page = await team.addPage({
      title: 'Match plan',
      content: content.replace(words, `${words} `.repeat(400)),
    });
    await open(tab, page);
    const heading = tab.getByRole('heading', { level: 1 });
    const inBar = tab.locator('[data-title="Match plan"]');
    await expect(heading).toBeVisible();
    await expect(inBar).toHaveCSS('opacity', '0');
    await tab.getByText('Exit in two phases').scrollIntoViewIfNeeded();
    await expect(inBar).toHaveCSS('opacity', '1');
    await heading.scrollIntoViewIfNeeded();
    await expect(inBar).toHaveCSS('opacity', '0');
  });

  test('stays in editing while a file is uploaded, and says so when Read is pressed', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('read while uploading');
    const { page: tab } = await person(desktop);
    await team.join(tab, 'coach');
    await open(tab, await team.addPage({ title: 'Match plan', content }));
    await textOf(tab).getByText(words).click();
    let finish = () => undefined as void;
    const finished = new Promise<void>((done) => (finish = done));
    await tab.route(`**/api/teams/${team.id}/media`, async (route) => {
      if (route.request().method() === 'POST') await finished;
      await route.continue();
    });
    const chooser = tab.waitForEvent('filechooser');
    await tab.getByRole('button', { name: editorTexts.insertImage }).click();
    const sent = tab.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/media'),
    );
    await (await chooser).setFiles([png('slope.png')]);
    await sent;
    await read(tab).click();
    await expect(tab.getByText(savingTexts.readUploading)).toBeVisible();
    await expect(textOf(tab)).toBeVisible();
    finish();
    await expect(tab.getByRole('group', { name: editorTexts.kept.image })).toBeVisible();
    await new PageScreen(tab).waitForSaved();
    await read(tab).click();
    await expect(edit(tab)).toBeVisible();
    await expect(tab.locator('article img')).toBeVisible();
  });

  test('opens for editing on a desk, turns by the key E without moving a word, and the desk remembers it', async ({
    ownTeam,
    person,
  }) => {
    const team = await ownTeam('at a desk');
    const { page: tab } = await person(desktop);
    await team.join(tab, 'coach');
    const page = await team.addPage({ title: 'Match plan', content, tags: ['match-plan'] });
    await open(tab, page);
    await expect(textOf(tab)).toBeVisible();
    const before = await top(tab);
    await textOf(tab).getByText(words).click();
    await tab.keyboard.press('End');
    await tab.keyboard.type(' Then rest.');
    await read(tab).click();
    await expect(tab.getByText('Then rest.')).toBeVisible();
    await expect(textOf(tab)).toHaveCount(0);
    await expect.poll(() => top(tab)).toEqual(before);
    await tab.keyboard.press('e');
    await expect(textOf(tab)).toBeVisible();
    await tab.keyboard.press('e');
    await expect(edit(tab)).toBeVisible();
    await tab.reload();
    await expect(edit(tab)).toBeVisible();
    await expect(title(tab)).toBeHidden();
    await edit(tab).click();
    await expect(textOf(tab)).toBeVisible();
    await tab.reload();
    await expect(textOf(tab)).toBeVisible();
  });
});

test('a reply that a coach begins before the editor replaces the text stays open', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('reply before the editor');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPage({ title: 'Lineout calls', content: '<p>Front pod first</p>' });
  await team.addComment(id, 'Who calls it?');
  let release = () => {};
  const isReleased = new Promise<void>((done) => (release = done));
  await tab.route('**/assets/page-for-editing-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await tab.goto(`/pages/${id}`);
  const screen = new PageScreen(tab);
  const box = screen.discussion.getByPlaceholder(commentTexts.replyPlaceholder);
  await screen
    .comment('Who calls it?')
    .getByRole('button', { name: commentTexts.reply, exact: true })
    .click();
  await expect(box).toBeFocused();
  release();
  await expect(screen.editor.first()).toBeVisible();
  await expect(box).toBeVisible();
});
