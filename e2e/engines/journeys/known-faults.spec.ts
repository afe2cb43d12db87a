import { editorTexts } from '@touchline/contract';
import type { ApiUser } from '../../fixtures/api-user';
import type { Person } from '../person';
import { engines } from '../tab';
import { expect, knownFault, test } from '../test';

/** A fault is awaited for less time than what works: it will not go away. */
const timeout = 5000;

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
  const { id } = await coach.makePage('Known faults', ...paragraphs);
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

test.describe('Known faults', () => {
  test('typing over several selected blocks replaces them', async ({ person, api, engine }) => {
    const writer = await write({ person, api }, 'Falcon', 'Hawk');
    await selectBoth(writer);
    knownFault(
      engine,
      engines,
      'Editor.js removes the blocks before the editor does, and inserts the first letter too',
    );
    await writer.type('New');
    await expect.poll(() => blocksOf(writer).texts(), { timeout }).toEqual(['New']);
  });

  test('deleting several selected blocks leaves one empty paragraph', async ({ person, api, engine }) => {
    const writer = await write({ person, api }, 'Falcon', 'Hawk');
    await selectBoth(writer);
    knownFault(engine, engines, 'Editor.js inserts a paragraph although one is left, or removes nothing');
    await writer.press('Backspace');
    await expect.poll(() => blocksOf(writer).texts(), { timeout }).toEqual(['']);
  });

  test('cutting several selected blocks leaves one empty paragraph', async ({ person, api, engine }) => {
    const writer = await write({ person, api }, 'Falcon', 'Hawk');
    await selectBoth(writer);
    knownFault(
      engine,
      ['firefox'],
      'Firefox sends the cut event to the body, where the editor does not listen',
    );
    await writer.press('Control+x');
    await expect.poll(() => blocksOf(writer).texts(), { timeout }).toEqual(['']);
  });

  test('dragging the mouse over three blocks selects them', async ({ person, api, engine }) => {
    const writer = await write({ person, api }, 'Falcon', 'Hawk', 'Eagle');
    const boxes = await blocksOf(writer).each((blocks) =>
      blocks.map((block) => {
        const { left, top, height } = block.getBoundingClientRect();
        return { x: left + 5, y: top + height / 2 };
      }),
    );
    knownFault(
      engine,
      ['webkit'],
      'WebKit focuses the second block during the drag, which ends the selection of blocks',
    );
    await writer.tab.drag(boxes[0]!, { x: boxes[2]!.x + 20, y: boxes[2]!.y });
    await expect.poll(() => selectedBlocks(writer), { timeout }).toEqual(['Falcon', 'Hawk', 'Eagle']);
  });

  test('a linked word that is typed over stays linked', async ({ person, api, engine }) => {
    const writer = await write(
      { person, api },
      'Watch the <a href="https://club.example/film">film</a> first',
    );
    await selectWord(writer, 'film');
    knownFault(engine, ['chromium', 'webkit'], 'only the first letter is linked');
    await writer.type('clip');
    await blocksOf(writer).reads('Watch the clip first');
    await expect.poll(() => blocksOf(writer).findCss('a').texts(), { timeout }).toEqual(['clip']);
  });

  test('Ctrl+K in the text opens the form of the link', async ({ person, api, engine }) => {
    const writer = await write({ person, api }, 'Watch the film first');
    await selectWord(writer, 'film');
    knownFault(engine, engines, 'the search listens before the editor');
    await writer.press('Control+k');
    await expect.poll(() => writer.findLabel(editorTexts.linkAddress).isFocused(), { timeout }).toBe(true);
  });

  test('the form of a link opens with the focus on its address', async ({ person, api, engine }) => {
    const writer = await write({ person, api }, 'Watch the film first');
    await selectWord(writer, 'film');
    await writer.find('toolbar', editorTexts.toolbar).find('button', editorTexts.link).click();
    const address = writer.findLabel(editorTexts.linkAddress);
    await address.appears();
    knownFault(engine, engines, 'the dialog gets the focus instead of the field');
    await expect.poll(() => address.isFocused(), { timeout }).toBe(true);
  });
});
