import { removeBlocks, replaceBlocks } from '../edits/selected-blocks';
import type { Editor } from './editor';
import { handleShortcut, nameOf } from './keys';

export const removing = /^(?:\w+\+)*(?:Backspace|Delete)$/;
const replacing = /^(?:Shift\+)?Enter$/;

/** How a key was handled: `typed` leaves the browser to type where the caret is now. */
export type Handled = 'done' | 'typed' | 'ignored';

/** Handles a key while whole blocks are selected: there is no caret that a browser could act at. */
export function handleSelectedKey(editor: Editor, event: KeyboardEvent): Handled {
  const ids = editor.shell.selectedIds();
  const name = nameOf(event);
  const replace = (text: string) =>
    editor.edit((blocks) => replaceBlocks(blocks, ids, text), { isTyping: true });
  // An input method begins: its composition needs a caret to begin at.
  if (event.key === 'Process' || event.isComposing) return replace('') ? 'typed' : 'ignored';
  if (removing.test(name)) return done(editor.edit((blocks) => removeBlocks(blocks, ids)));
  if (replacing.test(name)) return done(replace(''));
  if (isLetter(event)) return done(replace(event.key));
  return done(handleShortcut(editor, name));
}

/** Handles input while whole blocks are selected that came without a key, as from dictation; false where it is the browser's. */
export function handleSelectedInput(editor: Editor, { inputType, data, dataTransfer }: InputEvent): boolean {
  const ids = editor.shell.selectedIds();
  if (inputType.startsWith('delete')) return editor.edit((blocks) => removeBlocks(blocks, ids));
  if (!/^insert(Text|ReplacementText|Paragraph|LineBreak)$/.test(inputType)) return false;
  const text = data ?? dataTransfer?.getData('text/plain') ?? '';
  return editor.edit((blocks) => replaceBlocks(blocks, ids, text));
}

const done = (isHandled: boolean): Handled => (isHandled ? 'done' : 'ignored');

/** AltGr is Ctrl and Alt on Windows. */
export function isLetter(event: KeyboardEvent): boolean {
  const isHeld = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  return [...event.key].length === 1 && !isHeld;
}
