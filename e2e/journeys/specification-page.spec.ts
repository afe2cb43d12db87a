import type { Locator, Page as Tab } from '@playwright/test';
import { holdCalls } from '../fixtures/app-shell';
import { failCall } from '../fixtures/failing-calls';
import { test } from '../fixtures/own-team';
import { desktop, expect, tablet } from '../fixtures/test';
import { pdf, png } from '../screens/media-library';
import { textOf } from '../screens/page-screen';
import { SignIn } from '../screens/sign-in';

/** Walks the specification line by line. Its texts are literal here, not those of the contract. */

const main = (tab: Tab) => tab.getByRole('main');
const button = (within: Tab | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const toast = (tab: Tab) => tab.getByRole('region', { name: /F8/ });
const unsaved = (tab: Tab) =>
  main(tab)
    .getByText('Unsaved changes', { exact: true })
    .and(tab.locator(':not([role="status"])'))
    .filter({ visible: true });
const editable = (tab: Tab) => textOf(tab).locator('[contenteditable="true"]');
const iconOf = (part: Locator) => part.locator('svg').first().innerHTML();

test('section 2, page view and editor: a coach writes a page on a desk', async ({ person, ownTeam }) => {
  const team = await ownTeam('Write');
  const { id } = await team.addPage({ title: 'Written page' });
  const { page: tab, context } = await person(desktop);
  await context.addInitScript(() => (window.print = () => undefined));
  await team.join(tab, 'coach');
  await tab.goto(`/pages/${id}`);
  await expect(editable(tab).first()).toBeVisible();
  const title = main(tab).getByPlaceholder('Untitled');

  await test.step('top bar: Back (to team), breadcrumb, view count, star toggle, Saved, share control', async () => {
    await expect(main(tab).getByRole('link', { name: 'Back' })).toHaveAttribute('href', `/teams/${team.id}`);
    await expect(
      tab.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: team.name }),
    ).toBeVisible();
    await expect(main(tab).getByText(/^\d+ views?$/)).toBeVisible();
    await expect(button(main(tab), /star/i)).toHaveAttribute('aria-pressed', 'false');
    await expect(button(main(tab), 'Saved')).toBeVisible();
    await expect(button(main(tab), 'Share')).toBeVisible();
  });

  await test.step("editors see a title input ('Untitled'), a tag editor and a rich-text editor with placeholders", async () => {
    await expect(title).toHaveValue('Written page');
    await expect(main(tab).getByPlaceholder('Add tags for filtering...')).toBeVisible();
    const shown = await editable(tab)
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').content);
    expect(shown).toBe(JSON.stringify("Type '/' for commands..."));
  });

  await test.step('minimum editor height 400 px, font 16 px', async () => {
    expect((await textOf(tab).boundingBox())?.height).toBeGreaterThanOrEqual(400);
    await expect(editable(tab).first()).toHaveCSS('font-size', '16px');
  });

  await test.step('section 4: autosave fires 3 seconds after the last change of the title', async () => {
    const save = await holdCalls(tab, RegExp(`^/api/pages/${id}$`));
    const sent = tab.waitForRequest((request) => request.method() === 'PATCH');
    const changedAt = Date.now();
    await title.fill('Written page, changed');
    await expect(unsaved(tab)).toBeVisible();
    await expect(button(main(tab), 'Update')).toBeVisible();
    await sent;
    await expect(button(main(tab), 'Saving...')).toBeVisible();
    save();
    await expect(button(main(tab), 'Saved')).toBeVisible();
    await expect(unsaved(tab)).toHaveCount(0);
    expect((await sent).timing().startTime - changedAt).toBeGreaterThanOrEqual(3000);
  });

  await test.step('section 4: the dirty flag is set on content or tag change, and cleared on success', async () => {
    await editable(tab).first().click();
    await tab.keyboard.type('Front pod first');
    await expect(unsaved(tab)).toBeVisible();
    await button(main(tab), 'Update').click();
    await expect(unsaved(tab)).toHaveCount(0);
    await main(tab).getByPlaceholder('Add tags for filtering...').fill('attack');
    await tab.keyboard.press('Enter');
    await expect(unsaved(tab)).toBeVisible();
    await button(main(tab), 'Update').click();
    await expect(button(main(tab), 'Saved')).toBeVisible();
    await expect(unsaved(tab)).toHaveCount(0);
  });

  const toolbar = tab.getByRole('toolbar');
  await test.step('toolbar: heading options Text, Heading 2, Heading 3, Heading 4; colours black, red, blue', async () => {
    await editable(tab).first().click();
    for (const [opener, items] of [
      [button(toolbar, 'Text'), ['Text', 'Heading 2', 'Heading 3', 'Heading 4']],
      [button(toolbar, /colou?r/i), ['Black', 'Red', 'Blue']],
    ] as const) {
      await opener.click();
      await expect(tab.getByRole('menuitem')).toHaveText([...items]);
      await tab.keyboard.press('Escape');
    }
  });

  await test.step('Media Library: name, a type badge, size in Bytes, KB, MB or GB; upload and delete', async () => {
    await button(toolbar, 'Media Library').click();
    const library = tab.getByRole('dialog', { name: 'Media Library' });
    const accepted = await library.locator('input[type="file"]').first().getAttribute('accept');
    for (const kind of ['image', 'video', 'audio', '.pdf', '.doc', '.docx', '.txt'])
      expect(accepted).toContain(kind);
    await library
      .locator('input[type="file"]')
      .first()
      .setInputFiles([png('yak.png'), pdf('yak.pdf')]);
    await expect(toast(tab)).toContainText('Files uploaded successfully');
    for (const [name, badge, size] of [
      ['yak.png', 'image', /^\d+ Bytes$/],
      ['yak.pdf', 'application', /^2 KB$/],
    ] as const) {
      const file = library.getByRole('listitem').filter({ hasText: name });
      await expect(file.getByText(badge, { exact: true })).toBeVisible();
      await expect(file.getByText(size)).toBeVisible();
    }
    await library.getByRole('button', { name: 'Delete yak.pdf' }).click();
    const question = tab.getByRole('alertdialog');
    await expect(question.getByText('Are you sure you want to delete this file?')).toBeVisible();
    await button(question, 'Delete').click();
    await expect(library.getByText('yak.pdf')).toHaveCount(0);
    await library.getByRole('button', { name: 'Insert yak.png' }).click();
  });

  await test.step('image width snaps to a 12-column grid (8.33% steps up to 100%), default 6 columns', async () => {
    const picture = textOf(tab).locator('img').first();
    await expect(picture).toBeVisible();
    const width = textOf(tab).getByRole('slider', { name: 'Width' });
    await expect(width).toHaveAttribute('aria-valuetext', /^6\b/);
    const pixels = async () => (await picture.boundingBox())?.width ?? 0;
    const column = (await pixels()) / 6;
    for (const columns of [7, 8, 9, 10, 11, 12, 12]) {
      await width.press('ArrowRight');
      await expect.poll(async () => Math.abs((await pixels()) / column - columns)).toBeLessThan(0.2);
    }
  });

  await test.step('table insert: rows and columns 1 to 20, default 3 by 3', async () => {
    await editable(tab).first().click();
    await button(toolbar, 'Insert table').click();
    const popover = tab.getByRole('dialog');
    for (const side of ['Rows', 'Columns']) {
      const field = popover.getByRole('textbox', { name: side });
      await expect(field).toHaveValue('3');
      for (const [typed, kept] of [
        ['25', '20'],
        ['0', '1'],
        ['3', '3'],
      ] as const) {
        await field.fill(typed);
        await field.blur();
        await expect(field).toHaveValue(kept);
      }
    }
    await popover.getByRole('button', { name: 'Insert table' }).click();
    await expect(textOf(tab).getByRole('row')).toHaveCount(3);
    await expect(textOf(tab).locator('td, th')).toHaveCount(9);
  });

  const share = button(main(tab), 'Share');
  await test.step('share options: copy link, email, WhatsApp; the copied state resets after 2 s', async () => {
    const icon = await iconOf(share);
    await share.click();
    const entry = (name: RegExp) => tab.getByRole('menuitem', { name });
    await expect(entry(/^Email/)).toHaveAttribute('href', /^mailto:/);
    await expect(entry(/WhatsApp/)).toHaveAttribute('href', /wa\.me|whatsapp/);
    const copiedAt = Date.now();
    await entry(/copy link/i).click();
    await expect(toast(tab)).toContainText('Link copied!');
    await expect.poll(() => iconOf(share)).not.toBe(icon);
    await expect.poll(() => iconOf(share)).toBe(icon);
    expect(Date.now() - copiedAt).toBeGreaterThanOrEqual(2000);
    const copied = await tab.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(RegExp(`/pages/${id}$`));
  });

  await test.step('PDF export opens printable HTML in a new window', async () => {
    await share.click();
    const opening = tab.waitForEvent('popup');
    await tab.getByRole('menuitem', { name: /print/i }).click();
    await expect((await opening).getByRole('heading', { name: 'Written page, changed' })).toBeVisible();
  });

  await test.step('Discussion section under the page', async () => {
    const discussion = tab.getByRole('region', { name: 'Discussion' });
    const [text, below] = await Promise.all([textOf(tab).boundingBox(), discussion.boundingBox()]);
    expect(below?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0) - 1);
  });
});

test('section 2, page view and comments: a player reads a page on a tablet', async ({ person, ownTeam }) => {
  const team = await ownTeam('Read');
  const empty = await team.addPage({ title: 'Empty page' });
  const { id } = await team.addPage({
    title: 'Page for readers',
    content: `<h2>Calls</h2><p>Falcon at the front</p>${'<p>More.</p>'.repeat(30)}<p><a href="https://yaks.example/">Film</a></p>`,
    tags: ['attack'],
  });
  const someone = await person(tablet);
  const { page: tab } = someone;
  await team.join(tab, 'player');
  await tab.goto(`/pages/${id}`);
  const discussion = tab.getByRole('region', { name: 'Discussion' });

  await test.step('read-only users see title, tags and HTML content', async () => {
    await expect(main(tab).getByRole('heading', { level: 1, name: 'Page for readers' })).toBeVisible();
    await expect(main(tab).getByText('attack', { exact: true })).toBeVisible();
    await expect(main(tab).getByRole('heading', { name: 'Calls' }).first()).toBeVisible();
    await expect(main(tab).locator('[contenteditable="true"]')).toHaveCount(0);
    for (const name of ['Update', 'Saved']) await expect(button(main(tab), name)).toHaveCount(0);
  });

  await test.step('links open in a new tab', async () => {
    await expect(main(tab).getByRole('link', { name: 'Film' })).toHaveAttribute('target', '_blank');
  });

  await test.step('section 4: the star flag toggles optimistically and is reverted on error', async () => {
    const star = button(main(tab), /star/i);
    const restore = await failCall(someone, { method: 'PATCH', path: '/api/pages/:pageId/star' } as never);
    const answer = await holdCalls(tab, /\/star$/);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    answer();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(toast(tab)).toContainText('Failed to update page');
    await restore();
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('filter buttons Active (n) and Resolved (n); new comment box; empty texts and hint', async () => {
    await expect(discussion.getByText('No active comments yet')).toBeVisible();
    await expect(discussion.getByText('Select text in the page above to add a comment')).toBeVisible();
    await expect(discussion.getByRole('textbox')).toBeVisible();
    await button(discussion, 'Resolved (0)').click();
    await expect(discussion.getByText('No resolved comments yet')).toBeVisible();
    await button(discussion, 'Active (0)').click();
  });

  await test.step("selecting text shows a 'Comment' button that scrolls to the comments and quotes the text (readings: between 640 and 1,279 px)", async () => {
    await main(tab)
      .getByText('Falcon at the front')
      .evaluate((line) => getSelection()?.selectAllChildren(line));
    await button(tab, 'Comment').filter({ visible: true }).and(tab.locator(':enabled')).click();
    await expect(discussion.getByRole('textbox')).toBeInViewport();
    await expect(discussion.getByText('Referenced text:')).toBeVisible();
    await expect(discussion.getByText('Falcon at the front')).toBeVisible();
  });

  await test.step("a comment with referenced text shows 'Referenced text:'", async () => {
    await discussion.getByRole('textbox').fill('Which foot leads?');
    await button(discussion, 'Comment').click();
    const comment = discussion.getByRole('article').filter({ hasText: 'Which foot leads?' });
    await expect(comment.getByText('Referenced text:')).toBeVisible();
    await expect(comment.getByText('Falcon at the front')).toBeVisible();
    await expect(button(discussion, 'Active (1)')).toBeVisible();
    await expect(comment.getByRole('button', { name: 'Resolve' })).toHaveCount(0);
  });

  await test.step('replies are nested and indented per level', async () => {
    const first = await team.addComment(id, 'Level one');
    const second = await team.addComment(id, 'Level two', first.id);
    await team.addComment(id, 'Level three', second.id);
    const edges: number[] = [];
    for (const words of ['Level one', 'Level two', 'Level three']) {
      const text = discussion.getByText(words, { exact: true });
      await expect(text).toBeVisible();
      edges.push((await text.boundingBox())?.x ?? 0);
    }
    expect(edges).toEqual([...new Set(edges)].sort((one, other) => one - other));
  });

  await test.step("read-only users see 'No content available.' if a page is empty", async () => {
    await tab.goto(`/pages/${empty.id}`);
    await expect(main(tab).getByText('No content available.', { exact: true })).toBeVisible();
  });
});

test('section 4, comment: active to resolved and back, by coach, admin and super_admin', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Resolve');
  const { id } = await team.addPage({ title: 'Discussed page' });
  await team.addComment(id, 'Who calls it?');
  for (const role of ['coach', 'admin', 'super_admin'] as const)
    await test.step(`${role} resolves and reopens`, async () => {
      const { page: tab } = await person(desktop);
      if (role === 'super_admin') await new SignIn(tab).as('admin@touchline.example');
      else await team.join(tab, role);
      await tab.goto(`/pages/${id}`);
      const discussion = tab.getByRole('region', { name: 'Discussion' });
      await button(discussion, 'Resolve').click();
      await expect(discussion.getByText('No active comments yet')).toBeVisible();
      await button(discussion, 'Resolved (1)').click();
      await button(discussion, 'Reopen').click();
      await expect(button(discussion, 'Active (1)')).toBeVisible();
      await expect(button(discussion, 'Resolved (0)')).toBeVisible();
    });
});

test('section 4, editor: what others save never overwrites what is written (decision 0014: blocks are merged)', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('External');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  await tab.request.post(`/api/teams/${team.id}/media`, {
    multipart: { files: png('kept.png') },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { id } = await team.addPage({ title: 'Shared page', content: '<p data-id="one">Falcon</p>' });
  // A save of this tab that comes first would be overwritten: the other one names no version.
  let letSavesThrough = () => {};
  const mayBeSaved = new Promise<void>((done) => (letSavesThrough = done));
  await tab.route(`**/api/pages/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await mayBeSaved;
    await route.continue();
  });
  await tab.goto(`/pages/${id}`);
  const line = editable(tab).filter({ hasText: /^Falcon/ });
  await line.click();
  await tab.keyboard.press('End');
  await tab.keyboard.type(' goes first');
  await button(tab.getByRole('toolbar'), 'Media Library').click();
  await tab.getByRole('button', { name: 'Insert kept.png' }).click();
  await expect(line).toHaveText('Falcon goes first');
  await expect(textOf(tab).locator('img')).toBeVisible();
  await team.changePage(id, '<p data-id="one">Falcon</p><p data-id="two">Written elsewhere</p>');
  letSavesThrough();
  await expect(textOf(tab).getByText('Written elsewhere')).toBeVisible();

  await test.step('external content is never written over the editor while focused', async () => {
    await expect(line).toHaveText('Falcon goes first');
  });

  await test.step('content containing media is protected from being overwritten by content that lacks it', async () => {
    await expect(textOf(tab).locator('img')).toBeVisible();
    await expect(button(main(tab), 'Saved')).toBeVisible();
    await expect(textOf(tab).locator('img')).toBeVisible();
    await expect(line).toHaveText('Falcon goes first');
  });
});
