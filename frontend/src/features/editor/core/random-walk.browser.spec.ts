import { seeded } from '@touchline/content/samples';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountedUnderTest } from '../mounted-under-test';
import { setShape, toggleFlag } from './commands';
import {
  backspace,
  deleteForward,
  emptyLine,
  enter,
  pasteBlocks,
  pasteLines,
  replaceAll,
  turnInto,
  type,
  type Line,
  type Model,
} from './document-model';

/** `npm run nightly -- walk` runs 10,000 steps. */
const steps = Number(import.meta.env.VITE_WALK_STEPS ?? 200);
const seed = Number(import.meta.env.VITE_WALK_SEED ?? Date.now() % 1_000_000);

let time = 0;
// Each step is its own undo step: none are typed within the typing pause.
const { mounted, editor, written } = mountedUnderTest({
  content: '<p data-id="aaaaaa"></p>',
  now: () => time,
});
const press = (keys: string) => userEvent.keyboard(keys);

type Clipboard = { text: string } | { lines: readonly Line[] };

interface Walk {
  model: Model;
  clipboard: Clipboard;
  past: Model[];
  future: Model[];
}

const chance = seeded(seed);
const below = (limit: number) => Math.floor(chance() * limit);

function select({ lines }: Model): Model['caret'] {
  const line = below(lines.length);
  const { length } = lines[line]?.text ?? '';
  const start = below(length + 1);
  const end = chance() < 0.5 ? start : start + below(length - start + 1);
  editor().select({ block: editor().blocks[line]?.id ?? '', field: 0, start, end });
  return { line, start, end };
}

async function selectAll() {
  for (let times = 0; editor().adapter.selectedIds().length < editor().blocks.length && times < 3; times += 1)
    await press('{Control>}a{/Control}');
}

function pasteText(text: string) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(paste);
}

const selectedText = ({ lines, caret }: Model) =>
  (lines[caret.line]?.text ?? '').slice(caret.start, caret.end);
const paste = (model: Model, clipboard: Clipboard) =>
  'lines' in clipboard ? pasteBlocks(model, clipboard.lines) : type(model, clipboard.text);

/** Each runs a step in the editor and returns the expected model. */
const actions: Record<string, (walk: Walk) => Promise<Model> | Model> = {
  'a letter': async ({ model }) => {
    const letter = 'abcd'.charAt(below(4));
    await press(letter);
    return type(model, letter);
  },
  Enter: async ({ model }) => {
    await press('{Enter}');
    return enter(model);
  },
  Backspace: async ({ model }) => {
    await press('{Backspace}');
    return backspace(model);
  },
  Delete: async ({ model }) => {
    await press('{Delete}');
    return deleteForward(model);
  },
  'paste of a word': ({ model }) => {
    pasteText('word');
    return pasteLines(model, ['word']);
  },
  'paste of lines': ({ model }) => {
    pasteText('one\r\ntwo\r\n');
    return pasteLines(model, ['one', 'two']);
  },
  'copy of words': async (walk) => {
    const text = selectedText(walk.model);
    if (text !== '') {
      await press('{Control>}c{/Control}');
      walk.clipboard = { text };
    }
    return walk.model;
  },
  'cut of words': async (walk) => {
    const text = selectedText(walk.model);
    if (text === '') return walk.model;
    await press('{Control>}x{/Control}');
    walk.clipboard = { text };
    return type(walk.model, '');
  },
  paste: async ({ model, clipboard }) => {
    await press('{Control>}v{/Control}');
    return paste(model, clipboard);
  },
  bold: ({ model }) => {
    if (selectedText(model) !== '') toggleFlag(editor(), 'bold');
    return model;
  },
  heading: ({ model }) => {
    const tag = model.lines[model.caret.line]?.tag === 'p' ? 'h2' : 'p';
    setShape(editor(), tag === 'p' ? { kind: 'paragraph' } : { kind: 'heading', level: 2 });
    return turnInto(model, tag);
  },
  'copy of all': async (walk) => {
    await selectAll();
    await press('{Control>}c{/Control}');
    walk.clipboard = { lines: walk.model.lines };
    return walk.model;
  },
  'Backspace on all': async () => clear(),
  'a letter on all': async () => {
    await selectAll();
    await press('e');
    return replaceAll('e');
  },
  'paste over all': async ({ clipboard }) => {
    await selectAll();
    await press('{Control>}v{/Control}');
    return paste(replaceAll(''), clipboard);
  },
};

async function clear(): Promise<Model> {
  await selectAll();
  await press('{Backspace}');
  return replaceAll('');
}

function undo(walk: Walk): void {
  const before = walk.past.pop();
  if (!before) return;
  editor().undo();
  walk.future.push(walk.model);
  walk.model = before;
}

function redo(walk: Walk): void {
  const after = walk.future.pop();
  if (!after) return;
  editor().redo();
  walk.past.push(walk.model);
  walk.model = after;
}

async function act(walk: Walk, name: string): Promise<void> {
  const html = mounted().read();
  const next = await actions[name]?.(walk);
  if (!next) return;
  if (mounted().read() !== html) {
    walk.past = [...walk.past.slice(-499), walk.model];
    walk.future = [];
  }
  walk.model = next;
}

const maxLines = 12;
const names = Object.keys(actions);

function nextAction({ lines }: Model): string {
  if (lines.length > maxLines) return 'Backspace on all';
  const share = chance();
  if (share < 0.12) return 'undo';
  return share < 0.2 ? 'redo' : (names[below(names.length)] ?? '');
}

const shown = () =>
  [...written().matchAll(/<(p|h2)>(.*?)<\/\1>/g)].map(([, tag = '', text = '']) => ({
    tag,
    text: text.replace(/<[^>]*>/g, ''),
  }));

it(`the editor behaves like a model of blocks for ${steps} random steps of typing, selecting, pasting and undoing`, async () => {
  const model: Model = { lines: [emptyLine], caret: { line: 0, start: 0, end: 0 } };
  const walk: Walk = { model, clipboard: { text: 'word' }, past: [], future: [] };
  const taken: string[] = [];
  editor().select({ block: editor().blocks[0]?.id ?? '', field: 0, start: 0, end: 0 });
  pasteText('word');
  walk.model = pasteLines(model, ['word']);
  walk.past.push(model);
  walk.model = { ...walk.model, caret: { line: 0, start: 0, end: 4 } };
  editor().select({ block: editor().blocks[0]?.id ?? '', field: 0, start: 0, end: 4 });
  await press('{Control>}c{/Control}');
  for (let step = 0; step < steps; step += 1) {
    time += 1_000;
    const name = nextAction(walk.model);
    taken.push(name);
    if (name === 'undo') undo(walk);
    else if (name === 'redo') redo(walk);
    else await act(walk, name);
    const message = `seed ${seed}, step ${step}: ${taken.slice(-8).join(', ')}`;
    expect(shown(), message).toEqual(walk.model.lines);
    if (chance() < 0.6 || /do$| all$/.test(name)) walk.model = { ...walk.model, caret: select(walk.model) };
  }
}, 1_800_000);
