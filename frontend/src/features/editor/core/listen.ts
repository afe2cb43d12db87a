import { pasteText } from '../edits/lines';
import { atCaret } from './commands';
import { copyBlocks } from './copy-blocks';
import type { Editor } from './editor';
import type { ExternalContent } from './external-content';
import { isControl, isField } from '../views/view';
import { handleKey, nameOf } from './keys';
import type { SlashMenu } from './slash-menu';

export interface Listening {
  editor: Editor;
  slash: SlashMenu;
  stored: ExternalContent;
  openLink: () => void;
  signal: AbortSignal;
}

/** Editor.js would open its own menu, or jump to the next block, on these. */
const keysOfEditorJs = ['/', 'Mod+/', 'Tab', 'Shift+Tab', 'Enter', 'Backspace', 'Delete'];

/** Hears everything before Editor.js does: its listeners sit on the blocks within. */
export function listen({ editor, slash, stored, openLink, signal }: Listening): void {
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
  ) => editor.holder.addEventListener(type, handle, { capture: true, signal });

  on('keydown', (event) => {
    editor.hold(false);
    editor.synchronise();
    const name = nameOf(event);
    if (name === 'Mod+k') openLink();
    if (name === 'Mod+k' || slash.key(event) || handleKey(editor, event)) event.preventDefault();
    else if (!keysOfEditorJs.includes(name) && !isControl(event.target)) return;
    event.stopPropagation();
  });
  on('beforeinput', (event) => {
    if (isTakenOver(editor, event)) event.preventDefault();
  });
  on('paste', (event) => {
    event.preventDefault();
    event.stopPropagation();
    paste(editor, event);
  });
  const copy = (event: ClipboardEvent) => {
    if (!copyBlocks(editor, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  on('copy', copy);
  on('cut', copy);
  on('drop', (event) => event.preventDefault());
  on('focusin', (event) => followFocus(editor, event));
  on('focusout', () => setTimeout(() => stored.apply()));
  const hold = ({ target }: PointerEvent) =>
    editor.hold(!(target instanceof Node && editor.holder.contains(target)));
  document.addEventListener('pointerdown', hold, { capture: true, signal });
  document.addEventListener('selectionchange', () => editor.selectionChanged(), { signal });
}

/** What is typed or moved in a control changes nothing that a MutationObserver sees. */
export function listenToControls(editor: Editor, signal: AbortSignal): void {
  const touch = ({ target, type }: Event) => {
    const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (target instanceof Element && (isTyped || type === 'change')) editor.touch([target]);
  };
  editor.holder.addEventListener('input', touch, { capture: true, signal });
  editor.holder.addEventListener('change', touch, { capture: true, signal });
}

/** What the browser would do by itself: its own undo and formatting, and typing that we mark. */
function isTakenOver(editor: Editor, { inputType, isComposing, data, target }: InputEvent): boolean {
  if (inputType === 'historyUndo') return editor.undo();
  if (inputType === 'historyRedo') return editor.redo();
  if (inputType === 'insertText' && !isComposing && isField(target)) return editor.type(data ?? '');
  return inputType.startsWith('format') || inputType === 'insertFromDrop';
}

function paste(editor: Editor, { clipboardData, target }: ClipboardEvent): void {
  const text = clipboardData?.getData('text/plain') ?? '';
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
    target.setRangeText(text, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  } else atCaret(editor, (blocks, place) => pasteText(blocks, place, text));
}

/** Tab goes from field to field without Editor.js noticing: it is told where the caret is. */
function followFocus(editor: Editor, { target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const id = target.closest<HTMLElement>('.ce-block')?.dataset.id;
  if (id === undefined || editor.shell.currentId() === id) return;
  editor.shell.enter(id);
  if (document.activeElement !== target) target.focus();
}
