import { calls, editorTexts } from '@touchline/contract';
import type { Person } from '../person';
import { expect, test } from '../test';

/**
 * The most significant cells of the table of commands and selections, which is in
 * `frontend/src/features/editor/core/commands-and-selections.json` and runs in Chromium. Here each engine
 * uses its own key events, input and clipboard.
 */
const content =
  '<p data-id="block-1">Alpha beta</p><h2 data-id="block-2">Gamma delta</h2><table data-id="block-3"><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table><p data-id="block-4">Keep me</p>';
const whole = ['P Alpha beta', 'H2 Gamma delta', 'TD a', 'TD b', 'TD c', 'TD d', 'P Keep me'];

const fields = (writer: Person) => writer.findCss('.ce-block [contenteditable="true"]');
const shown = (writer: Person) =>
  fields(writer).each((all) => all.map(({ tagName, innerText }) => `${tagName} ${innerText.trim()}`));
const selectedBlocks = (writer: Person) => writer.findCss('.ce-block--selected').texts();
const selectedCells = (writer: Person) => writer.findCss('td[data-selected]').texts();

const selections = {
  'all blocks': async (writer: Person) => {
    await fields(writer).first.click();
    await writer.press('Control+a', 'Control+a');
    await expect.poll(async () => (await selectedBlocks(writer)).length).toBe(4);
  },
  'a paragraph and a heading': async (writer: Person) => {
    await fields(writer).first.click();
    await writer.press('End', 'Shift+ArrowDown');
    await expect.poll(() => selectedBlocks(writer)).toEqual(['Alpha beta', 'Gamma delta']);
  },
  'a rectangle of cells': async (writer: Person) => {
    const [from, to] = await writer.findCss('.ce-block td').each(([first, , , last]) =>
      [first!, last!].map((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }),
    );
    await writer.tab.drag(from!, to!);
    await expect.poll(() => selectedCells(writer)).toEqual(['a', 'b', 'c', 'd']);
  },
};

const commands = {
  Backspace: (writer: Person) => writer.press('Backspace'),
  Delete: (writer: Person) => writer.press('Delete'),
  'a letter': (writer: Person) => writer.type('x'),
  Enter: (writer: Person) => writer.press('Enter'),
  paste: (writer: Person) => writer.press('Control+v'),
  cut: (writer: Person) => writer.press('Control+x'),
};

const emptyCells = ['P Alpha beta', 'H2 Gamma delta', 'TD ', 'TD ', 'TD ', 'TD ', 'P Keep me'];
const below = whole.slice(2);

const expected: Record<keyof typeof selections, Partial<Record<keyof typeof commands, string[]>>> = {
  'all blocks': {
    Backspace: ['P '],
    Delete: ['P '],
    'a letter': ['P x'],
    Enter: ['P '],
    paste: ['P Keep'],
    cut: ['P '],
  },
  'a paragraph and a heading': {
    Backspace: below,
    Delete: below,
    'a letter': ['P x', ...below],
    Enter: ['P ', ...below],
    paste: ['P Keep', ...below],
    cut: below,
  },
  'a rectangle of cells': {
    Backspace: emptyCells,
    Delete: emptyCells,
    'a letter': emptyCells.with(2, 'TD x'),
    paste: whole.with(2, 'TD Keep'),
    cut: emptyCells,
  },
};

async function openEditor(writer: Person, pageId: number) {
  await writer.open(`/pages/${pageId}`);
  await writer.find('toolbar', editorTexts.toolbar).appears();
  await expect.poll(() => shown(writer)).toEqual(whole);
}

/** Copies the word Keep, to paste it later. */
async function copyWord(writer: Person) {
  await fields(writer).having('Keep me').click();
  await fields(writer).each((all) => {
    const text = all.at(-1)?.firstChild;
    if (text) getSelection()?.setBaseAndExtent(text, 0, text, 'Keep'.length);
  });
  await writer.press('Control+c');
}

for (const [selection, select] of Object.entries(selections)) {
  const cells = Object.entries(expected[selection as keyof typeof selections]);
  const names = cells.map(([name]) => name).join(', ');

  test(`${names} apply to ${selection}, and are undone in one step`, async ({ person, api }) => {
    const coach = await api('coach@touchline.example');
    const { teamId } = await coach.call(calls.pages.read, { params: { pageId: 1 } });
    const page = await coach.call(calls.pages.create, {
      params: { teamId },
      body: { title: 'Commands', content },
    });
    const writer = await person();
    await writer.signIn(coach);
    await openEditor(writer, page.id);
    await copyWord(writer);
    for (const [name, left] of cells) {
      await select(writer);
      await commands[name as keyof typeof commands](writer);
      await expect.poll(() => shown(writer), { message: `after ${name}` }).toEqual(left);
      await writer.press('Control+z');
      await expect.poll(() => shown(writer), { message: `undone: ${name}` }).toEqual(whole);
    }
  });
}
