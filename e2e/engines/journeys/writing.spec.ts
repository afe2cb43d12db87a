import { calls, editorTexts, mediaTexts, pageListTexts, pageTexts, savingTexts } from '@touchline/contract';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@touchline/contract';
import { png } from '../../screens/media-library';
import type { ApiUser } from '../../fixtures/api-user';
import { arabic, directionsOf } from '../directions';
import type { Person } from '../person';
import { expect, test } from '../test';

const coachEmail = 'coach@touchline.example';

/** Returns the content on the server, without the ids of the blocks. */
const storedBlocks = async (user: ApiUser, page: Page) =>
  (await user.contentOf(page)).replace(/ data-id="[^"]*"/g, '');

const editable = (writer: Person, text: string) =>
  writer.findCss('[contenteditable="true"]').having(text).first;

async function openEditor(writer: Person, user: ApiUser, page: Page) {
  await writer.signIn(user);
  await writer.open(`/pages/${page.id}`);
  await writer.find('toolbar', editorTexts.toolbar).appears();
  await writer.findCss('[contenteditable="true"]').first.appears();
}

test(
  'a heading, a list and bold text are saved while a coach writes',
  { tag: '@firefox' },
  async ({ person, api }) => {
    const coach = await api(coachEmail);
    const page = await coach.makePage('Restarts', 'Start');
    const writer = await person();
    await openEditor(writer, coach, page);
    await editable(writer, 'Start').click();
    await writer.press('End', 'Enter');
    await writer.type('/heading 2');
    await writer.press('Enter');
    await writer.type('Calls');
    await writer.press('Enter');
    await writer.type('- Falcon: ');
    await writer.press('Control+b');
    await writer.type('front pod');
    await expect
      .poll(() => storedBlocks(coach, page))
      .toBe('<p>Start</p><h2>Calls</h2><ul><li>Falcon: <b>front pod</b></li></ul>');
    await writer.find('button', savingTexts.saved).appears();
  },
);

test('a new page has the caret in its text, and an untitled one in its title', async ({ person, api }) => {
  const coach = await api(coachEmail);
  const { teamId } = await coach.makePage('Restarts');
  const writer = await person();
  await writer.signIn(coach);
  await writer.open(`/dashboard?team=${teamId}&new=page`);
  const title = writer.find('dialog', pageListTexts.createTitle).findLabel(pageTexts.title);
  await title.getsFocus();
  await writer.type('Exits');
  await writer.press('Enter');
  await editable(writer, '').getsFocus();
  await writer.type('Hawk to the tail');
  await editable(writer, 'Hawk to the tail').appears();

  await writer.open(`/dashboard?team=${teamId}`);
  await writer.find('button', pageListTexts.createMenu).click();
  await writer.find('menuitem', pageTexts.untitledPage).click();
  const untitled = writer.find('textbox', pageTexts.title);
  await untitled.getsFocus();
  await writer.type('Kick-off');
  const value = () => untitled.each(([field]) => (field as HTMLTextAreaElement).value);
  await expect.poll(value).toBe('Kick-off');
});

test(
  'copied text is pasted, and the paste is undone and redone',
  { tag: '@firefox' },
  async ({ person, api }) => {
    const coach = await api(coachEmail);
    const page = await coach.makePage('Set pieces', 'Falcon', 'Hawk');
    const writer = await person();
    await openEditor(writer, coach, page);
    const blocks = writer.findCss('p[contenteditable="true"]');
    await editable(writer, 'Falcon').click();
    await writer.press('Home', 'Shift+End', 'Control+c');
    await editable(writer, 'Hawk').click();
    await writer.press('End');
    await writer.type(' and ');
    await writer.press('Control+v');
    await blocks.reads('Falcon', 'Hawk and Falcon');
    await writer.press('Control+z');
    await blocks.reads('Falcon', 'Hawk and');
    await writer.press('Control+Shift+z');
    await blocks.reads('Falcon', 'Hawk and Falcon');
    await expect.poll(() => storedBlocks(coach, page)).toBe('<p>Falcon</p><p>Hawk and Falcon</p>');
  },
);

test(
  'a coach who edited the same text as another coach keeps both versions',
  { tag: '@webkit' },
  async ({ person, api }) => {
    const other = await api('admin@touchline.example');
    const page = await other.makePage('Exits', 'Falcon', 'Hawk');
    const writer = await person();
    await openEditor(writer, await api(coachEmail), page);
    // A tab in the background gets no live updates, so it saves over unseen changes.
    await writer.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const content = page.content.replace('Falcon', 'Falcon at the tail');
    await other.call(calls.pages.change, { params: { pageId: page.id }, body: { content } });
    await editable(writer, 'Falcon').click();
    await writer.press('End');
    await writer.type(' at the front');
    const dialog = writer.find('dialog', savingTexts.conflictTitle);
    await dialog.appears();
    await dialog.findCss('ins').reads('at the tail', 'at the front');
    await dialog.findCss('label').having(savingTexts.both).click();
    await dialog.find('button', savingTexts.saveChoices).click();
    await expect
      .poll(() => storedBlocks(other, page))
      .toBe('<p>Falcon at the tail</p><p>Falcon at the front</p><p>Hawk</p>');
  },
);

test(
  'a coach uploads a picture to the library and inserts it',
  { tag: '@webkit' },
  async ({ person, api }, info) => {
    const coach = await api(coachEmail);
    const page = await coach.makePage('Pictures', 'Falcon');
    const name = `pods-${page.id}.png`;
    await writeFile(info.outputPath(name), png(name).buffer);
    const writer = await person();
    await openEditor(writer, coach, page);
    await editable(writer, 'Falcon').click();
    await writer.find('button', editorTexts.mediaLibrary).click();
    const library = writer.find('dialog', mediaTexts.library);
    await library.find('button', mediaTexts.upload).appears();
    await writer.findCss('[role="dialog"] input[type="file"]').upload(info.outputPath(name));
    await library.find('button', mediaTexts.insertFile(name)).appears();
    expect(await writer.find('tooltip').texts(), 'no tooltip is over the library').toEqual([]);
    await library.find('button', mediaTexts.insertFile(name)).click();
    await library.disappears();
    const picture = writer.find('group', editorTexts.kept.image).findCss('img');
    await expect
      .poll(() => picture.each(([img]) => (img as HTMLImageElement | undefined)?.naturalWidth))
      .toBe(1);
    await expect.poll(() => storedBlocks(coach, page)).toMatch(/^<p>Falcon<\/p><figure.*<img /);
  },
);

test('text follows the direction of its script while it is written', async ({ person, api }) => {
  const coach = await api(coachEmail);
  const page = await coach.makePage(arabic, arabic, 'Match plan');
  const writer = await person();
  await openEditor(writer, coach, page);
  const blocks = writer.findCss('p[contenteditable="true"]');
  await blocks.reads(arabic, 'Match plan');
  expect(await directionsOf(blocks)).toEqual(['rtl', 'ltr']);
  expect(await directionsOf(writer.find('textbox', pageTexts.title))).toEqual(['rtl']);
});
