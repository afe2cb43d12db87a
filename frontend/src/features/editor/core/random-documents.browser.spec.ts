import { expect, it } from 'vitest';
import {
  flags,
  fieldsOf,
  placeAt,
  type Edit,
  inlineRuns,
  textOf,
  type Block,
  blocksToHtml,
} from '@touchline/content';
import { randomDocument, seeded } from '@touchline/content/samples';
import { moveBlock, putBlock, removeBlock } from '../edits/arrange';
import { enter } from '../edits/enter';
import { backspace, deleteForward } from '../edits/join';
import { insertText, pasteText } from '../edits/lines';
import { mark } from '../edits/mark';
import { turnInto } from '../edits/shape';
import { changeTable } from '../edits/table';
import { insertables } from './insertables';
import { mountedUnderTest } from '../mounted-under-test';

const documents = 2000;
const budget = 20_000;
const steps = 300;

const { editor: currentEditor } = mountedUnderTest();

/** Reads the whole document again, as if every block had been edited. */
function readAll(): string {
  const editor = currentEditor();
  editor.touch(editor.adapter.shown().map(({ root }) => root));
  return blocksToHtml(editor.blocks);
}

it('the editor shows and returns thousands of documents without changing a byte', () => {
  const first = Date.now() % 1_000_000;
  const until = performance.now() + budget;
  let seed = first;
  for (; seed < first + documents && performance.now() < until; seed += 1) {
    const html = blocksToHtml(randomDocument(seeded(seed)));
    currentEditor().replace(html);
    expect(readAll(), `document of seed ${seed}`).toBe(html);
  }
  expect(seed - first).toBeGreaterThan(documents / 10);
}, 60_000);

type Step = (blocks: readonly Block[], chance: () => number) => Edit | undefined;

const oneOf = <T>(from: readonly T[], chance: () => number): T => {
  const one = from[Math.floor(chance() * from.length)];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
};

function somewhere(blocks: readonly Block[], chance: () => number) {
  const block = oneOf(blocks, chance);
  const fields = fieldsOf(block);
  const field = Math.floor(chance() * Math.max(1, fields.length));
  const { length } = textOf(inlineRuns(fields[field] ?? ''));
  const start = Math.floor(chance() * (length + 1));
  return { ...placeAt(block, field, start), end: start + Math.floor(chance() * (length - start + 1)) };
}

const stepsOfPeople: readonly Step[] = [
  (blocks, chance) =>
    insertText(blocks, somewhere(blocks, chance), { text: oneOf(['a', ' ', '🏉', '\n'], chance) }),
  (blocks, chance) => pasteText(blocks, somewhere(blocks, chance), 'one\ntwo\n  three'),
  (blocks, chance) => enter(blocks, somewhere(blocks, chance)),
  (blocks, chance) => backspace(blocks, { ...somewhere(blocks, chance), start: 0, end: 0 }),
  (blocks, chance) => {
    const place = somewhere(blocks, chance);
    return deleteForward(blocks, { ...place, start: place.end });
  },
  (blocks, chance) => ({
    blocks: mark(blocks, { place: somewhere(blocks, chance) }, { [oneOf(flags, chance)]: true }),
  }),
  (blocks, chance) => turnInto(blocks, somewhere(blocks, chance), oneOf(insertables, chance).shape),
  (blocks, chance) => ({ blocks: moveBlock(blocks, oneOf(blocks, chance).id, chance() < 0.5 ? 1 : -1) }),
  (blocks, chance) => ({
    blocks: putBlock(blocks, oneOf(blocks, chance).id, Math.floor(chance() * (blocks.length + 1))),
  }),
  (blocks, chance) => removeBlock(blocks, oneOf(blocks, chance).id),
  (blocks, chance) =>
    changeTable(blocks, somewhere(blocks, chance), {
      act: oneOf(['insert', 'move'] as const, chance),
      line: oneOf(['row', 'column'] as const, chance),
      where: 'after',
      by: 1,
    }),
];

it('undo restores the exact first of hundreds of states, and redo the exact last', () => {
  const seed = Date.now() % 1_000_000;
  const chance = seeded(seed);
  const editor = currentEditor();
  editor.replace(blocksToHtml(randomDocument(chance)));
  const states = [readAll()];
  for (let step = 0; states.length <= steps && step < steps * 10; step += 1) {
    editor.edit((blocks) => oneOf(stepsOfPeople, chance)(blocks, chance));
    const shown = readAll();
    if (shown !== states.at(-1)) states.push(shown);
  }
  expect(states.length, `seed ${seed}`).toBeGreaterThan(200);
  const end = readAll();
  while (editor.state.get().canUndo) editor.undo();
  expect(readAll(), `seed ${seed}`).toBe(states[0]);
  while (editor.state.get().canRedo) editor.redo();
  expect(readAll(), `seed ${seed}`).toBe(end);
}, 60_000);
