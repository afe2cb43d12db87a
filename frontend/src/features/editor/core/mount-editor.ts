import { pasteText } from '../edits/lines';
import { atCaret } from './commands';
import { Editor, type EditorOptions } from './editor';
import { ExternalContent } from './external-content';
import { handleKey } from './keys';
import { SlashMenu } from './slash-menu';

export interface MountedEditor {
  editor: Editor;
  slash: SlashMenu;
  stored: ExternalContent;
  /** The document as HTML, pending keystrokes included; also after it was destroyed. */
  read(): string;
  destroy(): void;
}

interface MountOptions extends EditorOptions {
  openLink(): void;
}

/** Puts an editor into an element and connects it to keyboard, clipboard and selection. */
export function mountEditor(host: HTMLElement, options: MountOptions): MountedEditor {
  // A fresh element each time: under StrictMode the one before may not have finished leaving.
  const holder = document.createElement('div');
  host.append(holder);
  const editor = new Editor(holder, options);
  const slash = new SlashMenu(editor);
  const stored = new ExternalContent(editor, options.now);
  const listening = new AbortController();
  void editor.shell.isReady.then(() => {
    if (listening.signal.aborted) return;
    editor.start();
    stored.apply();
    editor.state.subscribe(() => slash.typed());
  });
  holder.addEventListener('focusout', () => setTimeout(() => stored.apply()), { signal: listening.signal });
  listen(holder, { editor, slash, openLink: options.openLink, signal: listening.signal });
  const read = () => {
    editor.catchUp();
    return editor.write();
  };
  const destroy = () => {
    listening.abort();
    editor.destroy();
    holder.remove();
  };
  return { editor, slash, stored, read, destroy };
}

interface Listening {
  editor: Editor;
  slash: SlashMenu;
  openLink(): void;
  signal: AbortSignal;
}

function listen(holder: HTMLElement, { editor, slash, openLink, signal }: Listening): void {
  const first = { capture: true, signal };
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
  ) => holder.addEventListener(type, handle, first);

  on('keydown', (event) => {
    editor.synchronise();
    if (slash.key(event) || handleKey(editor, event, openLink)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (keysOfEditorJs.includes(event.key)) event.stopPropagation();
  });
  on('beforeinput', (event) => {
    if (takenOver(editor, event)) event.preventDefault();
  });
  on('paste', (event) => {
    event.preventDefault();
    event.stopPropagation();
    paste(editor, event);
  });
  on('drop', (event) => event.preventDefault());
  on('input', (event) => touched(editor, event));
  on('change', (event) => touched(editor, event));
  on('focusin', ({ target }) => followFocus(editor, target));
  document.addEventListener('selectionchange', () => editor.selectionChanged(), { signal });
}

/** Editor.js would open its own menu, or jump to the next block, on these. */
const keysOfEditorJs = ['/', 'Tab', 'Enter', 'Backspace', 'Delete'];

function touched(editor: Editor, { target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) editor.touch([target]);
}

/** What the browser would do by itself: its own undo and formatting, and typing that we mark. */
function takenOver(editor: Editor, event: InputEvent): boolean {
  if (event.inputType === 'historyUndo') editor.undo();
  else if (event.inputType === 'historyRedo') editor.redo();
  else if (event.inputType === 'insertText' && !event.isComposing) return editor.type(event.data ?? '');
  else return event.inputType.startsWith('format') || event.inputType === 'insertFromDrop';
  return true;
}

function paste(editor: Editor, { clipboardData, target }: ClipboardEvent): void {
  const text = clipboardData?.getData('text/plain') ?? '';
  if (target instanceof HTMLTextAreaElement) {
    target.setRangeText(text, target.selectionStart, target.selectionEnd, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  } else atCaret(editor, (blocks, place) => pasteText(blocks, place, text));
}

/** Tab goes from field to field without Editor.js noticing: it is told where the caret is. */
function followFocus(editor: Editor, target: EventTarget | null): void {
  const id = target instanceof HTMLElement ? target.closest<HTMLElement>('.ce-block')?.dataset.id : undefined;
  if (id !== undefined && target instanceof HTMLElement && editor.shell.currentId() !== id) {
    editor.shell.enter(id);
    if (document.activeElement !== target) target.focus();
  }
}
