import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { emptyParagraph, type Block } from '@touchline/content';
import type { MediaFile } from '@touchline/contract';
import { mountedUnderTest } from '../mounted-under-test';
import { writeClipboard } from './clipboard-data';
import { setLink, setMarks, setShape, toggleFlag } from './commands';
import table from './commands-and-selections.json' with { type: 'json' };

/**
 * Expected content for each command on each selection, from `commands-and-selections.json`. A missing or superfluous cell fails.
 * "same" means unchanged content.
 */
const expected: Record<string, Record<string, string> | undefined> = table;

const picture: MediaFile = {
  id: 2,
  teamId: 1,
  filename: '1/a',
  originalName: 'new.png',
  mimeType: 'image/png',
  size: 4,
  uploadedBy: 1,
  uploadedAt: '2026-01-01T00:00:00.000Z',
  url: '/api/media/2/new.png',
  width: 2,
  height: 2,
  renditions: { small: '/api/media/2/new.png', medium: '/api/media/2/new.png' },
  mayHaveLocation: false,
  isUndrawn: false,
};
const { mounted, editor } = mountedUnderTest({ sendFile: () => Promise.resolve(picture) });
const press = (keys: string) => userEvent.keyboard(keys);
const session = cdp() as unknown as { send: (method: string, params: object) => Promise<void> };
const withoutIds = (html: string) => html.replace(/ data-id="[^"]*"/g, '');
const written = () => withoutIds(mounted().read());
const focused = () => document.activeElement ?? document.body;

const paragraph = '<p data-id="block-1">Alpha beta</p>';
const below = '<p data-id="block-9">Keep me</p>';
const kinds = {
  heading: '<h2 data-id="block-2">Gamma delta</h2>',
  list: '<ul data-id="block-2"><li>Gamma delta</li><li>Epsilon</li></ul>',
  cell: '<table data-id="block-2"><tbody><tr><td>Gamma delta</td><td>Epsilon</td></tr></tbody></table>',
  caption:
    '<figure data-id="block-2" data-type="image"><img src="/api/media/1/pod.png" alt="Pod"><figcaption>Gamma delta</figcaption></figure>',
  code: '<pre data-id="block-2"><code>Gamma delta</code></pre>',
};

interface Selection {
  content: string;
  select: () => unknown;
  /** Blocks that are selected as a whole. */
  blocks?: string[];
}

const inField = (content: string, block: string, start: number, end = start): Selection => ({
  content,
  select: () => editor().select({ block, field: 0, start, end }),
});

const fromParagraph = (content: string): Selection => ({
  content: paragraph + content + below,
  blocks: ['block-1', 'block-2'],
  select: async () => {
    editor().select({ block: 'block-1', field: 0, start: 2, end: 2 });
    await press('{End}{Shift>}{ArrowDown}{/Shift}');
  },
});

const withKinds = (make: (content: string) => Selection, name: (kind: string) => string) =>
  Object.fromEntries(Object.entries(kinds).map(([kind, content]) => [name(kind), make(content)]));

const selections: Record<string, Selection> = {
  'an empty page': inField('<p data-id="block-1"></p>', 'block-1', 0),
  'the caret at the start of a paragraph': inField(paragraph + below, 'block-9', 0),
  'the caret within a paragraph': inField(paragraph + below, 'block-1', 'Alpha'.length),
  'the caret at the end of a paragraph': inField(paragraph + below, 'block-1', 'Alpha beta'.length),
  ...withKinds(
    (content) => inField(paragraph + content + below, 'block-2', 0),
    (kind) => `the caret at the start of a ${kind}`,
  ),
  ...withKinds(
    (content) => inField(paragraph + content + below, 'block-2', 'Gamma delta'.length),
    (kind) => `the caret at the end of a ${kind}`,
  ),
  'words of a paragraph': inField(paragraph + below, 'block-1', 0, 'Alpha'.length),
  ...withKinds(
    (content) => inField(paragraph + content + below, 'block-2', 0, 'Gamma'.length),
    (kind) => `words of a ${kind}`,
  ),
  'one whole block': {
    content: paragraph,
    blocks: ['block-1'],
    select: async () => {
      editor().select({ block: 'block-1', field: 0, start: 0, end: 0 });
      await press('{Control>}aa{/Control}');
    },
  },
  ...withKinds(fromParagraph, (kind) => `from a paragraph into a ${kind}`),
  'all blocks': {
    content: paragraph + kinds.caption.replace('block-2', 'block-3') + kinds.cell + below,
    blocks: ['block-1', 'block-3', 'block-2', 'block-9'],
    select: async () => {
      editor().select({ block: 'block-1', field: 0, start: 0, end: 0 });
      await press('{Control>}aa{/Control}');
    },
  },
};

function paste(fill: (data: DataTransfer) => void) {
  const clipboardData = new DataTransfer();
  fill(clipboardData);
  focused().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const pasteText = (text: string) => paste((data) => data.setData('text/plain', text));

async function compose() {
  const key = { key: 'Process', windowsVirtualKeyCode: 229 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await session.send('Input.imeSetComposition', { text: 'ne', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: 'New' });
}

/** Dictation replaces the selection without key events; what the editor ignores, the browser types. */
function dictate() {
  const input = { inputType: 'insertReplacementText', data: 'New', bubbles: true, cancelable: true };
  if (focused().dispatchEvent(new InputEvent('beforeinput', input)))
    document.execCommand('insertText', false, 'New');
}

async function pastePicture() {
  paste((data) => data.items.add(new File(['tiny'], 'new.png', { type: 'image/png' })));
  await vi.waitFor(() => expect(mounted().read()).toContain(picture.url));
}

const heading: Block = { id: 'copied', kind: 'heading', data: { level: 3, text: 'New' } };
const keys = (combination: string) => () => press(combination);

const commands: Record<string, () => unknown> = {
  Backspace: keys('{Backspace}'),
  Delete: keys('{Delete}'),
  'Ctrl+Backspace': keys('{Control>}{Backspace}{/Control}'),
  'Ctrl+Delete': keys('{Control>}{Delete}{/Control}'),
  'a letter': keys('x'),
  Enter: keys('{Enter}'),
  'Shift+Enter': keys('{Shift>}{Enter}{/Shift}'),
  Tab: keys('{Tab}'),
  'Shift+Tab': keys('{Shift>}{Tab}{/Shift}'),
  cut: keys('{Control>}x{/Control}'),
  copy: keys('{Control>}c{/Control}'),
  'paste text': () => pasteText('New'),
  'paste lines': () => pasteText('New\r\nlines\r\n'),
  'paste line ends': () => pasteText('\r\n'),
  'paste own blocks': () =>
    paste((data) => writeClipboard(data, { kind: 'blocks', isCut: false, blocks: [heading] })),
  'paste a picture': pastePicture,
  bold: keys('{Control>}b{/Control}'),
  'bold by the toolbar': () => toggleFlag(editor(), 'bold'),
  italic: keys('{Control>}i{/Control}'),
  underline: keys('{Control>}u{/Control}'),
  strike: keys('{Control>}{Shift>}s{/Shift}{/Control}'),
  code: keys('{Control>}e{/Control}'),
  highlight: keys('{Control>}{Shift>}h{/Shift}{/Control}'),
  colour: () => setMarks(editor(), { color: 'red' }),
  link: () => setLink(editor(), '/pages/1'),
  heading: () => setShape(editor(), { kind: 'heading', level: 2 }),
  list: () => setShape(editor(), { kind: 'list', ordered: false }),
  table: () => setShape(editor(), { kind: 'table', rows: 1, columns: 2 }),
  'a composition': compose,
  dictation: dictate,
};

async function given({ content, select, blocks = [] }: Selection) {
  editor().replace(content);
  expect(mounted().read()).toBe(content);
  await vi.waitFor(
    async () => {
      await select();
      // Editor.js handles keys of a new block only once the browser is idle.
      expect(editor().adapter.selectedIds()).toEqual(blocks);
    },
    { timeout: 20_000 },
  );
}

describe('the table of commands and selections', () => {
  it('contains exactly the existing commands and selections', () => {
    expect(Object.keys(expected)).toEqual(Object.keys(selections));
    for (const [selection, row] of Object.entries(expected))
      expect([selection, ...Object.keys(row ?? {})]).toEqual([selection, ...Object.keys(commands)]);
  });

  it.each(Object.entries(selections))('each command on %s is one undo step', async (name, chosen) => {
    for (const [command, run] of Object.entries(commands)) {
      await given(chosen);
      await run();
      const left = mounted().read() === chosen.content ? 'same' : written();
      expect.soft(left, command).toBe(expected[name]?.[command]);
      if (editor().state.get().canUndo) editor().undo();
      expect.soft(mounted().read(), `undo after ${command}`).toBe(chosen.content);
    }
  });

  it.each(Object.entries(selections))('%s: undo and redo restore the previous states', async (_, chosen) => {
    await given(chosen);
    const isEdited = () => mounted().read() !== chosen.content;
    editor().edit((before) => ({ blocks: [...before, { ...emptyParagraph(), data: { text: 'Last' } }] }));
    expect(isEdited()).toBe(true);
    await press('{Control>}z{/Control}');
    expect(isEdited()).toBe(false);
    await press('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(isEdited()).toBe(true);
  });
});
