import { removeBlocks, replaceBlocks } from '../edits/selected-blocks';
import type { Editor } from './editor';
import { handleShortcut, nameOf } from './keys';

export const removing = /^(?:\w+\+)*(?:Backspace|Delete)$/;
const replacing = /^(?:Shift\+)?Enter$/;

/** Result of a key: with `typed` the browser types at the caret that was set. */
export type Handled = 'done' | 'typed' | 'ignored';

/** Handles a key while whole blocks are selected and there is no caret. */
export function handleSelectedKey(editor: Editor, event: KeyboardEvent): Handled {
  const ids = editor.adapter.selectedIds();
  const name = nameOf(event);
  const replace = (text: string) =>
    editor.edit((blocks) => replaceBlocks(blocks, ids, text), { isTyping: true });
  // An input method starts: its composition needs a caret.
  if (event.key === 'Process' || event.isComposing) return replace('') ? 'typed' : 'ignored';
  if (removing.test(name)) return done(editor.edit((blocks) => removeBlocks(blocks, ids)));
  if (replacing.test(name)) return done(replace(''));
  if (isLetter(event)) return done(replace(event.key));
  return done(handleShortcut(editor, name));
}

/** Handles input without a key event, such as dictation, while whole blocks are selected; returns false where the browser handles it. */
export function handleSelectedInput(editor: Editor, { inputType, data, dataTransfer }: InputEvent): boolean {
  const ids = editor.adapter.selectedIds();
  if (inputType.startsWith('delete')) return editor.edit((blocks) => removeBlocks(blocks, ids));
  if (!/^insert(Text|ReplacementText|Paragraph|LineBreak)$/.test(inputType)) return false;
  const text = data ?? dataTransfer?.getData('text/plain') ?? '';
  return editor.edit((blocks) => replaceBlocks(blocks, ids, text));
}

const done = (isHandled: boolean): Handled => (isHandled ? 'done' : 'ignored');

/** AltGr reports Ctrl and Alt on Windows. */
export function isLetter(event: KeyboardEvent): boolean {
  const isHeld = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  return [...event.key].length === 1 && !isHeld;
}
