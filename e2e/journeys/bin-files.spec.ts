import {
  appTexts,
  binTexts,
  calls,
  fileDeletionTexts,
  mediaTexts,
  pageTexts,
  permanentDeletionTexts,
} from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, expectAccessible, phone } from '../fixtures/test';
import { MediaLibrary, png } from '../screens/media-library';
import { PageScreen } from '../screens/page-screen';

test('a coach deletes a file that a page shows, undoes it, deletes it again and restores it from the bin', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Avocets');
  const { page: tab } = await person(desktop);
  await team.join(tab, 'coach');
  const { id } = await team.addPage({ title: 'Grids', content: '<p>Begin with the grid</p>' });
  const library = new MediaLibrary(tab);
  const remove = async (shownIn: string | undefined) => {
    await library.dialog.getByRole('button', { name: mediaTexts.deleteFile('avocet.png') }).click();
    const question = tab.getByRole('alertdialog', { name: mediaTexts.deleteTitle });
    await expect(question).toContainText(mediaTexts.confirmDelete);
    await expect(question).toContainText([shownIn, binTexts.question].filter(Boolean).join(' '));
    await question.getByRole('button', { name: appTexts.delete }).click();
    await expect(library.file('avocet.png')).toBeHidden();
  };

  await tab.goto(`/pages/${id}`);
  await library.open();
  await library.upload(png('avocet.png'));
  const files = await callAs(tab, calls.media.list, { params: { teamId: team.id } });
  const [{ url }] = (await files.json()) as [{ url: string }];
  await team.changePage(id, `<figure data-type="image" data-cols="6"><img src="${url}" alt=""></figure>`);
  await remove(fileDeletionTexts.shownIn({ pages: 1, plays: 0 }));
  expect((await tab.request.get(url)).status()).toBe(404);
  // The toolbar of the editor has a button of this name, too.
  const toasts = tab.getByRole('region', { name: 'Notifications' });
  await toasts.getByRole('button', { name: binTexts.undo }).click();
  await expect(library.file('avocet.png')).toBeVisible();

  await remove(fileDeletionTexts.shownIn({ pages: 1, plays: 0 }));
  await test.step('the page has a note in place of the file for others, while it is edited and read', async () => {
    // The first browser has the file in its cache.
    const { page: other } = await person(desktop);
    await team.join(other, 'coach');
    await other.goto(`/pages/${id}`);
    const note = other.locator(`figure[data-missing="${pageTexts.missingMedia}"]`);
    await expect(new PageScreen(other).editor.first()).toBeVisible();
    await expect(note).toBeVisible();
    await other.getByRole('button', { name: pageTexts.read, exact: true }).click();
    await expect(other.locator('article').locator(note)).toBeVisible();
    await expect(note.getByRole('img')).toBeHidden();
  });

  await tab.goto(`/teams/${team.id}/bin`);
  const row = tab.getByRole('list', { name: binTexts.list }).getByRole('listitem');
  await expect(row).toContainText('avocet.png');
  await expect(row).toContainText(binTexts.kinds.file);
  await expect(row).toContainText(binTexts.daysLeft(30));
  await row.getByRole('button', { name: 'Restore avocet.png' }).click();
  await expect(tab.getByText(binTexts.restored('avocet.png'))).toBeVisible();
  await expect(tab.getByText(binTexts.empty)).toBeVisible();
  expect((await tab.request.get(url)).status()).toBe(200);
});

test('a coach deletes a page of the bin permanently on a phone, after a question', async ({
  person,
  ownTeam,
}) => {
  const team = await ownTeam('Dotterels');
  const { page: tab } = await person(phone);
  await team.join(tab, 'coach');
  const { id: pageId } = await team.addPage({ title: 'A list of last season with a long title' });
  await callAs(tab, calls.pages.remove, { params: { pageId } });
  await tab.goto(`/teams/${team.id}/bin`);
  const { remove, title, question } = permanentDeletionTexts;
  const button = tab.getByRole('button', { name: remove('A list of last season with a long title') });
  const dialog = tab.getByRole('alertdialog', { name: title });
  await expect(button).toBeVisible();
  await expectAccessible(tab, 'the bin on a phone');
  const isTooWide = await tab.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide).toBe(false);

  await button.click();
  await expect(dialog).toContainText(question('A list of last season with a long title'));
  await dialog.getByRole('button', { name: appTexts.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeVisible();
  await button.click();
  await dialog.getByRole('button', { name: appTexts.delete }).click();
  await expect(tab.getByText(binTexts.empty)).toBeVisible();
  const restored = await callAs(tab, calls.pages.restore, { params: { pageId } });
  expect(restored.status()).toBe(404);
});
