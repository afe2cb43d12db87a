import { indent, lineAfter, moveBlock, removeBlock } from '../edits/arrange';
import { enter } from '../edits/enter';
import { backspace, deleteForward } from '../edits/join';
import { insertText } from '../edits/lines';
import { turnInto } from '../edits/shape';
import { nextCell } from '../edits/table';
import type { Block } from '../model/block';
import { fieldsOf, withField, type Edit, type Place } from '../model/fields';
import { inlineRuns, writeRuns } from '../model/inline';
import type { Direction } from '../model/list-items';
import { sliceRuns, textOf, type Flag } from '../model/runs';
import { atCaret, toggleFlag } from './commands';
import type { Editor } from './editor';
import { shortcutFor } from './insertables';

type PlaceCommand = (blocks: readonly Block[], place: Place) => Edit | undefined;

const flagKeys: Partial<Record<string, Flag>> = { b: 'bold', i: 'italic', u: 'underline', e: 'code' };

/** Handles a key in the text; false leaves it to the browser. */
export function handleKey(editor: Editor, event: KeyboardEvent, openLink: () => void): boolean {
  if (event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return withModifier(editor, event, openLink);
  const by: Direction = event.shiftKey ? -1 : 1;
  const isPlain = !event.shiftKey && !event.altKey;
  switch (event.key) {
    case 'Enter':
      return event.shiftKey
        ? atCaret(editor, lineBreak)
        : atCaret(editor, enter) || leaveObject(editor, event);
    case 'Backspace':
      return (atStart(editor) && atCaret(editor, backspace)) || removeObject(editor, event);
    case 'Delete':
      return (atEnd(editor) && atCaret(editor, deleteForward)) || removeObject(editor, event);
    case 'Tab':
      return atCaret(editor, (blocks, place) => indent(blocks, place, by) ?? nextCell(blocks, place, by));
    case ' ':
      return isPlain && atCaret(editor, typedShortcut);
    case 'ArrowUp':
    case 'ArrowDown':
      return event.altKey && event.shiftKey && moveAtCaret(editor, event.key === 'ArrowUp' ? -1 : 1);
    default:
      return false;
  }
}

function withModifier(editor: Editor, event: KeyboardEvent, openLink: () => void): boolean {
  const key = event.key.toLowerCase();
  const flag = key === 's' && event.shiftKey ? 'strike' : flagKeys[key];
  if (flag) toggleFlag(editor, flag);
  else if (key === 'k') openLink();
  else if (key === 'y' || (key === 'z' && event.shiftKey)) editor.redo();
  else if (key === 'z') editor.undo();
  else return false;
  return true;
}

const lineBreak: PlaceCommand = (blocks, place) => insertText(blocks, place, '\n');

export function moveAtCaret(editor: Editor, by: Direction): boolean {
  return atCaret(editor, (blocks, place) => ({ blocks: moveBlock(blocks, place.block, by), place }));
}

function atStart(editor: Editor): boolean {
  const { place } = editor.state.get();
  return place?.start === 0 && place.end === 0;
}

function atEnd(editor: Editor): boolean {
  const { place, block } = editor.state.get();
  if (!place || !block || place.start !== place.end) return false;
  return place.start >= textOf(inlineRuns(fieldsOf(block)[place.field] ?? '')).length;
}

/** `## ` and the like at the start of a paragraph. */
const typedShortcut: PlaceCommand = (blocks, place) => {
  const block = blocks.find(({ id }) => id === place.block);
  if (block?.kind !== 'paragraph' || place.start !== place.end) return undefined;
  const runs = inlineRuns(block.data.text);
  const shape = shortcutFor(textOf(runs).slice(0, place.start));
  if (!shape) return undefined;
  const rest = withField(block, 0, writeRuns(sliceRuns(runs, place.start)));
  const without = blocks.map((each) => (each === block ? rest : each));
  return turnInto(without, { ...place, start: 0, end: 0 }, shape);
};

/** Dividers and media have no text: with the focus on one, Backspace and Delete take it out. */
function removeObject(editor: Editor, event: KeyboardEvent): boolean {
  const id = objectOf(event);
  return id !== undefined && editor.edit((blocks) => removeBlock(blocks, id));
}

function leaveObject(editor: Editor, event: KeyboardEvent): boolean {
  const id = objectOf(event);
  return id !== undefined && editor.edit((blocks) => lineAfter(blocks, id));
}

function objectOf({ target }: KeyboardEvent): string | undefined {
  if (!(target instanceof HTMLElement) || !target.matches('[role="group"][tabindex]')) return undefined;
  return target.closest<HTMLElement>('.ce-block')?.dataset.id;
}
