import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountedUnderTest } from '../mounted-under-test';
import { editCells, setLink, toggleFlag } from './commands';
import { mergeSelected, splitSelected } from '../edits/selected-cells';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const tableOf = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
const grid = tableOf(row('a', 'b', 'c'), row('d', 'e', 'f'));
const content = grid.replace('<table', '<table data-id="aaaaaa"');
const { mounted, editor, written, fields } = mountedUnderTest({ content });
const press = (keys: string) => userEvent.keyboard(keys);
const selectedTexts = () =>
  fields().flatMap((cell) => (cell.hasAttribute('data-selected') ? [cell.innerText] : []));
const announcement = () => editor().state.get().announcement;

/** Selects the four cells b, c, e and f. */
async function selectFour() {
  await userEvent.click(fields()[1]!);
  await press('{End}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(selectedTexts()).toEqual(['b', 'c', 'e', 'f']);
}

const mouse = (type: string, at: Element, init: MouseEventInit = {}) =>
  at.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));

function clipboard(type: 'copy' | 'cut' | 'paste', data = new DataTransfer()) {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }));
  return data;
}

function text(plain: string) {
  const data = new DataTransfer();
  data.setData('text/plain', plain);
  return data;
}

describe('table cells are selected', () => {
  it('by Shift and the arrow keys, and announced', async () => {
    await selectFour();
    expect(announcement()).toBe('4 cells selected');
    await press('{Shift>}{ArrowUp}{/Shift}');
    expect(selectedTexts()).toEqual(['b', 'c']);
    await press('{Escape}');
    expect(selectedTexts()).toEqual([]);
    expect(document.activeElement).toBe(fields()[1]);
  });

  it('by dragging the mouse, and by Shift+click', async () => {
    await userEvent.click(fields()[0]!);
    mouse('mousedown', fields()[0]!);
    mouse('mousemove', fields()[4]!, { buttons: 1 });
    expect(selectedTexts()).toEqual(['a', 'b', 'd', 'e']);
    mouse('mousedown', fields()[2]!, { shiftKey: true });
    expect(selectedTexts()).toEqual(['a', 'b', 'c']);
    await userEvent.click(fields()[5]!);
    expect(selectedTexts()).toEqual([]);
  });

  it('including whole merged cells', async () => {
    const merged =
      '<tr><td>a</td><td rowspan="2">b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td></tr>';
    editor().replace(`<table data-id="aaaaaa"><tbody>${merged}</tbody></table>`);
    await userEvent.click(fields()[0]!);
    await press('{End}{Shift>}{ArrowRight}{/Shift}');
    expect(selectedTexts()).toEqual(['a', 'b', 'c']);
    expect(announcement()).toBe('3 cells selected');
  });
});

const cleared = tableOf(row('a', '', ''), row('d', '', ''));

/** Commands on the cells b, c, e and f, and the expected content. */
const commands: Record<string, { act: () => unknown; leaves: string }> = {
  Delete: { act: () => press('{Delete}'), leaves: cleared },
  Backspace: { act: () => press('{Backspace}'), leaves: cleared },
  'Ctrl+Backspace': { act: () => press('{Control>}{Backspace}{/Control}'), leaves: cleared },
  letters: { act: () => press('New'), leaves: tableOf(row('a', 'New', ''), row('d', '', '')) },
  cut: { act: () => clipboard('cut'), leaves: cleared },
  'paste of a spreadsheet': {
    act: () => clipboard('paste', text('1\t2\r\n3\t4\r\n')),
    leaves: tableOf(row('a', '1', '2'), row('d', '3', '4')),
  },
  'paste of a word': {
    act: () => clipboard('paste', text('word')),
    leaves: tableOf(row('a', 'word', 'c'), row('d', 'e', 'f')),
  },
  'bold by keys': {
    act: () => press('{Control>}b{/Control}'),
    leaves: tableOf(row('a', '<b>b</b>', '<b>c</b>'), row('d', '<b>e</b>', '<b>f</b>')),
  },
  'bold by the toolbar': {
    act: () => toggleFlag(editor(), 'bold'),
    leaves: tableOf(row('a', '<b>b</b>', '<b>c</b>'), row('d', '<b>e</b>', '<b>f</b>')),
  },
  'a link': {
    act: () => setLink(editor(), '#x'),
    leaves: tableOf(row('a', 'b', 'c'), row('d', 'e', 'f')).replace(
      /<td>([bcef])/g,
      '<td><a href="#x" target="_blank" rel="noopener noreferrer">$1</a>',
    ),
  },
  merging: {
    act: () => editCells(editor(), mergeSelected),
    leaves: tableOf('<tr><td>a</td><td rowspan="2">b<br>c<br>e<br>f</td></tr>', '<tr><td>d</td></tr>'),
  },
};

describe('selected table cells', () => {
  it.each(Object.entries(commands))(
    'are changed by a command as one undo step: %s',
    async (_, { act, leaves }) => {
      await selectFour();
      await act();
      expect(written()).toBe(leaves);
      editor().undo();
      expect(mounted().read(), 'one step of undo takes it back').toBe(content);
      editor().redo();
      expect(written()).toBe(leaves);
    },
  );

  it('stay selected when they are cleared or marked', async () => {
    await selectFour();
    await press('{Control>}b{/Control}{Delete}');
    expect(written()).toBe(cleared);
    await press('{Shift>}{ArrowLeft}{/Shift}');
    expect(announcement()).toBe('2 cells selected');
  });

  it('are copied alone, also as text with tabs, and pasted from a cell to the right and down', async () => {
    await selectFour();
    const data = clipboard('copy');
    expect(data.getData('text/plain')).toBe('b\tc\ne\tf');
    expect(data.getData('text/html')).toMatch(/data-kind="cells"><table.*<td>b<\/td>.*<td>f<\/td>/);
    await userEvent.click(fields()[0]!);
    clipboard('paste', data);
    expect(written()).toBe(tableOf(row('b', 'c', 'c'), row('e', 'f', 'f')));
  });

  it('become a new table outside a table', async () => {
    await selectFour();
    const data = clipboard('copy');
    editor().replace('<p data-id="bbbbbb"></p>');
    await userEvent.click(fields()[0]!);
    clipboard('paste', data);
    expect(written()).toBe(tableOf(row('b', 'c'), row('e', 'f')));
  });

  it('can be split after merging, and the first cell keeps the text', async () => {
    await userEvent.click(fields()[0]!);
    await press('{End}{Shift>}{ArrowRight}{/Shift}');
    editCells(editor(), mergeSelected);
    expect(written()).toBe(tableOf('<tr><td colspan="2">a<br>b</td><td>c</td></tr>', row('d', 'e', 'f')));
    editCells(editor(), splitSelected);
    expect(written()).toBe(tableOf(row('a<br>b', '', 'c'), row('d', 'e', 'f')));
  });
});
