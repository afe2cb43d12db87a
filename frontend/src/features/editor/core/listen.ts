import { pasteText } from '../edits/lines';
import { mark } from '../edits/mark';
import { pasteCopied } from '../edits/paste-blocks';
import { pasteCopiedOverBlocks, pasteOverBlocks } from '../edits/selected-blocks';
import type { Block, Place, Marks } from '@touchline/content';
import { atCaret, canLink } from './commands';
import { readClipboard } from './clipboard-data';
import { copyCells, handleCellInput, handleCellKey, listenToCells, pasteIntoCells } from './cell-keys';
import { copyBlocks, copyWords } from './copy';
import type { Editor } from './editor';
import type { ExternalContent } from './external-content';
import { isControl, isField } from '../block-views/block-view';
import { handleInputType, handleKey, nameOf } from './keys';
import { handleSelectedInput, handleSelectedKey } from './selected-keys';
import type { MediaCopies } from './media-copies';
import type { MentionMenu } from './mention-menu';
import type { SlashMenu } from './slash-menu';

export interface EditorListeners {
  editor: Editor;
  slash: SlashMenu;
  mentions: MentionMenu;
  copies: MediaCopies;
  stored: ExternalContent;
  openLink: () => void;
  signal: AbortSignal;
}

/** Keys on which Editor.js would open its own menu or jump to the next block. */
const keysOfEditorJs = ['/', 'Mod+/', 'Tab', 'Shift+Tab', 'Enter', 'Backspace', 'Delete'];

/**
 * Listens on the holder before Editor.js, whose listeners are on the blocks inside; events that Editor.js or other parts of the app
 * handle at the document are captured at the window.
 */
export function listen(listeners: EditorListeners): void {
  const { editor, slash, mentions, copies, stored, signal } = listeners;
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
  ) => editor.holder.addEventListener(type, handle, { capture: true, signal });

  on('keydown', (event) => {
    editor.hold(false);
    editor.synchronise();
    const onCells = handleCellKey(editor, event);
    if (onCells === 'typed') return event.stopPropagation();
    if (onCells === 'done' || mentions.key(event) || slash.key(event) || handleKey(editor, event))
      event.preventDefault();
    else if (!keysOfEditorJs.includes(nameOf(event)) && !isControl(event.target)) return;
    event.stopPropagation();
  });
  on('beforeinput', (event) => {
    if (isTakenOver(editor, event)) event.preventDefault();
  });
  on('paste', (event) => {
    event.preventDefault();
    event.stopPropagation();
    paste(editor, copies, event);
  });
  on('drop', (event) => event.preventDefault());
  on('focusout', () => setTimeout(() => stored.apply()));
  const hold = ({ target }: PointerEvent) =>
    editor.hold(!(target instanceof Node && editor.holder.contains(target)));
  document.addEventListener('pointerdown', hold, { capture: true, signal });
  document.addEventListener('selectionchange', () => editor.selectionChanged(), { signal });
  followFocus(editor, signal);
  listenToCells(editor, signal);
  markComposition(editor, signal);
  listenAtWindow(listeners);
}

/** Handles keys and the clipboard while whole blocks are selected, when the focus may be in any block or in none. */
function listenAtWindow({ editor, copies, openLink, signal }: EditorListeners): void {
  const areBlocksSelected = ({ target }: Event) =>
    (target === document.body || isWithin(editor, target)) && editor.adapter.selectedIds().length > 0;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const on = <K extends keyof WindowEventMap>(type: K, handle: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, handle, { capture: true, signal });

  on('keydown', (event) => {
    const isSelected = areBlocksSelected(event);
    if (!isSelected && !isWithin(editor, event.target)) return;
    if (nameOf(event) === 'Mod+k' && canLink(editor)) {
      openLink();
      return stop(event);
    }
    const handled = isSelected ? handleSelectedKey(editor, event) : 'ignored';
    if (handled === 'done') stop(event);
    if (handled === 'typed') event.stopPropagation();
  });
  on('beforeinput', (event) => {
    if (areBlocksSelected(event) && handleSelectedInput(editor, event)) stop(event);
  });
  on('paste', (event) => {
    const { clipboardData } = event;
    if (!clipboardData || !areBlocksSelected(event)) return;
    const ids = editor.adapter.selectedIds();
    const copied = copies.take(readClipboard(clipboardData));
    const text = clipboardData.getData('text/plain');
    if (copied) editor.edit((blocks) => pasteCopiedOverBlocks(blocks, ids, copied));
    else if (text !== '') editor.edit((blocks) => pasteOverBlocks(blocks, ids, text));
    else return;
    stop(event);
  });
  const copy = (event: ClipboardEvent) => {
    const isCopied = areBlocksSelected(event)
      ? copyBlocks(editor, event)
      : isTextOf(editor, event) && (copyCells(editor, event) || copyWords(editor, event));
    if (isCopied) stop(event);
  };
  on('copy', copy);
  on('cut', copy);
}

const isTextOf = (editor: Editor, { target }: Event) => isWithin(editor, target) && !isControl(target);

const isWithin = ({ holder }: Editor, target: EventTarget | null) =>
  target instanceof Node && holder.contains(target);

/** Reads controls on input and change, which a MutationObserver does not report. */
export function listenToControls(editor: Editor, signal: AbortSignal): void {
  const touch = ({ target, type }: Event) => {
    const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (target instanceof Element && (isTyped || type === 'change')) editor.touch([target]);
  };
  editor.holder.addEventListener('input', touch, { capture: true, signal });
  editor.holder.addEventListener('change', touch, { capture: true, signal });
}

/** Handles input that the browser would handle itself: its own undo and formatting, and typing with pending marks. */
function isTakenOver(editor: Editor, event: InputEvent): boolean {
  const { inputType, isComposing, data, target } = event;
  if (!isComposing && handleCellInput(editor, event)) return true;
  if (inputType === 'historyUndo') return editor.undo();
  if (inputType === 'historyRedo') return editor.redo();
  if (inputType === 'insertText' && !isComposing && isField(target)) return editor.type(data ?? '');
  if (inputType.startsWith('format') || inputType === 'insertFromDrop') return true;
  editor.synchronise();
  return handleInputType(editor, event);
}

function paste(editor: Editor, copies: MediaCopies, { clipboardData, target }: ClipboardEvent): void {
  if (pasteIntoCells(editor, clipboardData)) return;
  const text = clipboardData?.getData('text/plain') ?? '';
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
    // An empty cell copied from another program is a line end: it replaces nothing.
    if (text.trim() === '' && target.selectionStart !== target.selectionEnd) return;
    target.setRangeText(text, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  const copied = clipboardData && copies.take(readClipboard(clipboardData));
  atCaret(editor, (blocks, place) =>
    copied ? pasteCopied(blocks, place, copied) : pasteText(blocks, place, text),
  );
}

/** Sets pending marks on composed text, which the browser inserts without them. */
function markComposition(editor: Editor, signal: AbortSignal): void {
  const { holder } = editor;
  let begun: { place: Place; marks: Marks } | undefined;
  const begin = ({ target }: CompositionEvent) => {
    editor.synchronise();
    const marks = editor.takeNextMarks();
    begun = marks && editor.place && isField(target) ? { place: editor.place, marks } : undefined;
  };
  const end = ({ data }: CompositionEvent) => {
    const composed = begun;
    begun = undefined;
    if (!composed || data === '') return;
    const { place, marks } = composed;
    const to = place.start + data.length;
    const marked = (blocks: readonly Block[]) => ({
      blocks: mark(blocks, { place: { ...place, end: to } }, marks),
      place: { ...place, start: to, end: to },
    });
    editor.edit(marked, { isTyping: true });
  };
  holder.addEventListener('compositionstart', begin, { capture: true, signal });
  holder.addEventListener('compositionend', end, { signal });
}

/**
 * Sets the current block of Editor.js when Tab moves the focus to another field. Not while blocks are selected with the mouse: WebKit
 * moves the focus meanwhile, and Editor.js would drop the selection.
 */
function followFocus(editor: Editor, signal: AbortSignal): void {
  let isPressed = false;
  const press = ({ type }: PointerEvent) => (isPressed = type === 'pointerdown');
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || editor.adapter.selectedIds().length > 0) return;
    const id = target.closest<HTMLElement>('.ce-block')?.dataset.id;
    if (id === undefined || isPressed || editor.adapter.currentId() === id) return;
    editor.adapter.enter(id);
    if (document.activeElement !== target) target.focus();
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(type, press, { capture: true, signal });
  editor.holder.addEventListener('focusin', follow, { capture: true, signal });
}
