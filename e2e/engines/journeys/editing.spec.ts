import { editorTexts } from '@touchline/contract';
import type { ApiUser } from '../../fixtures/api-user';
import type { Person } from '../person';
import { expect, test } from '../test';

const coachEmail = 'coach@touchline.example';
const blocksOf = (writer: Person) => writer.findCss('p[contenteditable="true"]');
const selectedBlocks = (writer: Person) => writer.findCss('.ce-block--selected').texts();

interface Given {
  person: () => Promise<Person>;
  api: (email: string) => Promise<ApiUser>;
}

/** Opens a page of these paragraphs in the editor, with the caret in the first. */
async function write({ person, api }: Given, ...paragraphs: string[]): Promise<Person> {
  const coach = await api(coachEmail);
  const { id } = await coach.makePage('Editing', ...paragraphs);
  const writer = await person();
  await writer.signIn(coach);
  await writer.open(`/pages/${id}`);
  await writer.find('toolbar', editorTexts.toolbar).appears();
  await blocksOf(writer).first.click();
  return writer;
}

async function selectBoth(writer: Person) {
  await writer.press('Control+a', 'Control+a');
  await expect.poll(() => selectedBlocks(writer)).toEqual(['Falcon', 'Hawk']);
}

async function selectWord(writer: Person, word: string) {
  await blocksOf(writer).each(([block], word) => {
    const walker = document.createTreeWalker(block!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const start = walker.currentNode.textContent?.indexOf(word) ?? -1;
      if (start >= 0)
        getSelection()?.setBaseAndExtent(walker.currentNode, start, walker.currentNode, start + word.length);
    }
  }, word);
  await expect.poll(() => writer.evaluate(() => String(getSelection()))).toBe(word);
}

test('typing over several selected blocks replaces them', async ({ person, api }) => {
  const writer = await write({ person, api }, 'Falcon', 'Hawk');
  await selectBoth(writer);
  await writer.type('New');
  await expect.poll(() => blocksOf(writer).texts()).toEqual(['New']);
});

test('deleting several selected blocks leaves one empty paragraph', async ({ person, api }) => {
  const writer = await write({ person, api }, 'Falcon', 'Hawk');
  await selectBoth(writer);
  await writer.press('Backspace');
  await expect.poll(() => blocksOf(writer).texts()).toEqual(['']);
});

test('cutting several selected blocks leaves one empty paragraph', async ({ person, api }) => {
  const writer = await write({ person, api }, 'Falcon', 'Hawk');
  await selectBoth(writer);
  await writer.press('Control+x');
  await expect.poll(() => blocksOf(writer).texts()).toEqual(['']);
});

test("copied blocks keep their types and formats through the browser's clipboard", async ({
  person,
  api,
}) => {
  const writer = await write({ person, api }, 'Falcon', '<b>Hawk</b>');
  await selectBoth(writer);
  await writer.press('Control+c');
  await blocksOf(writer).first.click();
  await writer.press('Home', 'Control+v');
  const bold = writer.findCss('p[contenteditable="true"] b');
  await expect.poll(() => blocksOf(writer).texts()).toEqual(['Falcon', 'Hawk', 'Falcon', 'Hawk']);
  await expect.poll(() => bold.texts()).toEqual(['Hawk', 'Hawk']);
  await writer.press('Control+z');
  await expect.poll(() => blocksOf(writer).texts()).toEqual(['Falcon', 'Hawk']);
});

test('dragging the mouse over three blocks selects them', async ({ person, api }) => {
  const writer = await write({ person, api }, 'Falcon', 'Hawk', 'Eagle');
  const boxes = await blocksOf(writer).each((blocks) =>
    blocks.map((block) => {
      const { left, top, height } = block.getBoundingClientRect();
      return { x: left + 5, y: top + height / 2 };
    }),
  );
  await writer.tab.drag(boxes[0]!, { x: boxes[2]!.x + 20, y: boxes[2]!.y });
  await expect.poll(() => selectedBlocks(writer)).toEqual(['Falcon', 'Hawk', 'Eagle']);
});

test('text that replaces a linked word, or follows a link, is not linked', async ({ person, api }) => {
  const writer = await write({ person, api }, 'Watch the <a href="https://club.example/film">film</a> first');
  await selectWord(writer, 'film');
  await writer.type('clip');
  await blocksOf(writer).reads('Watch the clip first');
  await expect.poll(() => blocksOf(writer).findCss('a').texts()).toEqual([]);
  await writer.press('Control+z');
  await blocksOf(writer).reads('Watch the film first');
  await blocksOf(writer).findCss('a').click();
  await writer.press('End');
  for (let left = ' first'.length; left > 0; left -= 1) await writer.press('ArrowLeft');
  await writer.type('s');
  await blocksOf(writer).reads('Watch the films first');
  await expect.poll(() => blocksOf(writer).findCss('a').texts()).toEqual(['film']);
});

test('Ctrl+K in the text opens the link form', async ({ person, api }) => {
  const writer = await write({ person, api }, 'Watch the film first');
  await selectWord(writer, 'film');
  await writer.press('Control+k');
  await expect.poll(() => writer.findLabel(editorTexts.linkAddress).isFocused()).toBe(true);
});

test('the link form opens with the focus on its URL', async ({ person, api }) => {
  const writer = await write({ person, api }, 'Watch the film first');
  await selectWord(writer, 'film');
  await writer.find('toolbar', editorTexts.toolbar).find('button', editorTexts.link).click();
  const address = writer.findLabel(editorTexts.linkAddress);
  await address.appears();
  await expect.poll(() => address.isFocused()).toBe(true);
});
