import { indent } from '../edits/arrange';
import { linkTypedAddress } from '../edits/addresses';
import { enter } from '../edits/enter';
import { backspace, deleteForward } from '../edits/join';
import { insertText } from '../edits/lines';
import { turnInto } from '../edits/shape';
import { nextCell } from '../edits/table';
import {
  type Block,
  fieldsOf,
  withField,
  type Edit,
  type Place,
  inlineRuns,
  writeRuns,
  type Direction,
  sliceRuns,
  textOf,
  type Flag,
} from '@touchline/content';
import { isField } from '../block-views/block-view';
import { atCaret, moveAtCaret, toggleFlag } from './commands';
import type { Editor } from './editor';
import { shortcutFor } from './insertables';
import { handleObjectKey } from './object-keys';

/** Action of a key; returns false to leave the key to the browser. */
type Action = (editor: Editor) => boolean;

const flag =
  (name: Flag): Action =>
  (editor) => {
    toggleFlag(editor, name);
    return true;
  };

const undo: Action = (editor) => editor.undo();
const redo: Action = (editor) => editor.redo();

const tab =
  (by: Direction): Action =>
  (editor) =>
    atCaret(editor, (blocks, place) => indent(blocks, place, by) ?? nextCell(blocks, place, by));

const newBlock: Action = (editor) => {
  atCaret(editor, linkTypedAddress);
  return atCaret(editor, enter);
};
const newLine: Action = (editor) =>
  atCaret(editor, (blocks, place) => insertText(blocks, place, { text: '\n' }));
const joinUp: Action = (editor) => isAtStart(editor) && atCaret(editor, backspace);
const joinDown: Action = (editor) => isAtEnd(editor) && atCaret(editor, deleteForward);

const inputActions: Record<string, Action> = {
  insertParagraph: newBlock,
  insertLineBreak: newLine,
  deleteContentBackward: joinUp,
  deleteContentForward: joinDown,
  deleteWordBackward: joinUp,
  deleteWordForward: joinDown,
  deleteSoftLineBackward: joinUp,
  deleteSoftLineForward: joinDown,
  deleteHardLineBackward: joinUp,
  deleteHardLineForward: joinDown,
};

const actions: Record<string, Action> = {
  Enter: newBlock,
  'Shift+Enter': newLine,
  Backspace: joinUp,
  Delete: joinDown,
  'Mod+Backspace': joinUp,
  'Mod+Delete': joinDown,
  'Alt+Backspace': joinUp,
  'Alt+Delete': joinDown,
  Tab: tab(1),
  'Shift+Tab': tab(-1),
  ' ': (editor) => {
    if (atCaret(editor, typedShortcut)) return true;
    // The browser inserts the space after the link.
    atCaret(editor, linkTypedAddress);
    return false;
  },
  'Alt+Shift+ArrowUp': (editor) => moveAtCaret(editor, -1),
  'Alt+Shift+ArrowDown': (editor) => moveAtCaret(editor, 1),
  'Mod+b': flag('bold'),
  'Mod+i': flag('italic'),
  'Mod+u': flag('underline'),
  'Mod+Shift+s': flag('strike'),
  'Mod+e': flag('code'),
  'Mod+Shift+h': flag('highlight'),
  'Mod+z': undo,
  'Mod+Shift+z': redo,
  'Mod+y': redo,
};

/** Handles input types without a key event, from phone keyboards and dictation; returns false where the browser handles it. */
export function handleInputType(editor: Editor, { inputType, target, isComposing }: InputEvent): boolean {
  if (isComposing || !isField(target)) return false;
  return inputActions[inputType]?.(editor) ?? false;
}

/** Runs the action of a shortcut with Ctrl or Command; returns false if there is none. */
export function handleShortcut(editor: Editor, name: string): boolean {
  return name.startsWith('Mod+') && (actions[name]?.(editor) ?? false);
}

/** Handles a key in the text; returns false where the browser handles it. */
export function handleKey(editor: Editor, event: KeyboardEvent): boolean {
  if (event.isComposing) return false;
  const name = nameOf(event);
  if (!isField(event.target)) return handleObjectKey(editor, name, event.target);
  return actions[name]?.(editor) ?? false;
}

/** Returns the name of a key combination; `Mod` is Ctrl, and Command on a Mac. */
export function nameOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && 'Shift'].filter(Boolean);
  return [...held, key.length === 1 ? key.toLowerCase() : key].join('+');
}

function isAtStart(editor: Editor): boolean {
  const { place } = editor.state.get();
  return place?.start === 0 && place.end === 0;
}

function isAtEnd(editor: Editor): boolean {
  const { place, block } = editor.state.get();
  const html = place && block && fieldsOf(block)[place.field];
  // Code has no marked text, and nothing is joined to its end.
  if (html === undefined || place?.start !== place?.end) return false;
  return (place?.start ?? 0) >= textOf(inlineRuns(html)).length;
}

/** Handles Markdown shortcuts such as `## ` at the start of a paragraph. */
function typedShortcut(blocks: readonly Block[], place: Place): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  if (block?.kind !== 'paragraph' || place.start !== place.end) return undefined;
  const runs = inlineRuns(block.data.text);
  const shape = shortcutFor(textOf(runs).slice(0, place.start));
  if (!shape) return undefined;
  const rest = withField(block, 0, writeRuns(sliceRuns(runs, place.start)));
  const without = blocks.map((each) => (each === block ? rest : each));
  return turnInto(without, { ...place, start: 0, end: 0 }, shape);
}
