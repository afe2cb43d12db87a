import { fieldsOf, inlineRuns, textOf } from '@touchline/content';
import { clearCells, copyOf, pasteOverCells, typeOverCells } from '../edits/selected-cells';
import type { SelectedCells } from '../edits/mark';
import { fieldsIn, rootSelector } from '../block-views/block-view';
import { readClipboard, writeClipboard } from './clipboard-data';
import type { Editor } from './editor';
import { nameOf } from './keys';
import { isLetter, removing, type Handled } from './selected-keys';

const arrows: Record<string, { row: number; column: number }> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Handles a key that selects cells or acts on the selected ones. */
export function handleCellKey(editor: Editor, event: KeyboardEvent): Handled {
  const { cells } = editor.cells;
  const arrow = arrows[event.key];
  if (arrow && nameOf(event) === `Shift+${event.key}`)
    return extend(editor, event.key, arrow) ? 'done' : 'ignored';
  return cells ? handleKeyOn(editor, cells, event) : 'ignored';
}

function handleKeyOn(editor: Editor, cells: SelectedCells, event: KeyboardEvent): Handled {
  const name = nameOf(event);
  const type = (text: string) =>
    editor.edit((blocks) => typeOverCells(blocks, cells, text), { isTyping: true });
  // An input method starts: its composition needs a caret.
  if (event.key === 'Process' || event.isComposing) return type('') ? 'typed' : 'ignored';
  if (removing.test(name)) return clear(editor);
  if (isLetter(event)) return type(event.key) ? 'done' : 'ignored';
  if (name === 'Escape' || event.key in arrows) {
    editor.cells.leave(name === 'Escape' ? 'anchor' : 'head');
    return 'done';
  }
  // Tab and Enter continue from the first cell; Ctrl+A selects blocks.
  if (/^(Shift\+)?(Tab|Enter)$|^Mod\+a$/.test(name)) editor.cells.leave('anchor');
  return 'ignored';
}

function clear(editor: Editor): Handled {
  const { cells } = editor.cells;
  return cells && editor.edit((blocks) => clearCells(blocks, cells)) ? 'done' : 'ignored';
}

/** Without selected cells, first selects the text of the cell up to its edge. */
function extend(editor: Editor, key: string, arrow: { row: number; column: number }): boolean {
  const { block } = editor.state.get();
  if (block?.kind !== 'table' || (!editor.cells.isActive && !isAtEdge(editor, key))) return false;
  const root = editor.adapter.rootOf(block.id);
  const isRightToLeft = root && getComputedStyle(root).direction === 'rtl';
  return editor.cells.extend(isRightToLeft ? { ...arrow, column: -arrow.column } : arrow);
}

function isAtEdge(editor: Editor, key: string): boolean {
  const { block, place } = editor.state.get();
  const selection = document.getSelection();
  if (!block || !place || !selection) return false;
  const { length } = textOf(inlineRuns(fieldsOf(block)[place.field] ?? ''));
  const isBackward = key === 'ArrowLeft' || key === 'ArrowUp';
  const isWhole = place.start === 0 && place.end === length;
  if (isWhole) return true;
  return isBackward ? place.start === 0 && place.end === 0 : place.start === length;
}

/** Handles input on selected cells without a key event, such as dictation; returns false without selected cells. */
export function handleCellInput(editor: Editor, { inputType, data, dataTransfer }: InputEvent): boolean {
  const { cells } = editor.cells;
  if (!cells) return false;
  if (inputType.startsWith('delete')) return clear(editor) === 'done';
  if (!/^insert(Text|ReplacementText)$/.test(inputType)) return false;
  const text = data ?? dataTransfer?.getData('text/plain') ?? '';
  return editor.edit((blocks) => typeOverCells(blocks, cells, text));
}

/** Copies or cuts the selected cells; returns false without any. */
export function copyCells(editor: Editor, { type, clipboardData }: ClipboardEvent): boolean {
  editor.catchUp();
  const { cells } = editor.cells;
  const copied = cells && copyOf(editor.blocks, cells);
  if (!copied || !clipboardData) return false;
  writeClipboard(clipboardData, { kind: 'cells', isCut: false, blocks: [copied] });
  if (type === 'cut') clear(editor);
  return true;
}

/** Pastes over the selected cells; returns false without any. */
export function pasteIntoCells(editor: Editor, clipboardData: DataTransfer | null): boolean {
  const { cells } = editor.cells;
  if (!cells || !clipboardData) return false;
  const pasted = { copied: readClipboard(clipboardData), text: clipboardData.getData('text/plain') };
  editor.edit((blocks) => pasteOverCells(blocks, cells, pasted));
  return true;
}

interface CellAt {
  block: string;
  field: number;
}

/** Selects cells by dragging the mouse, and by Shift+click. */
export function listenToCells(editor: Editor, signal: AbortSignal): void {
  const { holder } = editor;
  let from: CellAt | undefined;
  const select = (to: CellAt | undefined) => {
    if (from && to && from.block === to.block)
      editor.cells.select({ block: to.block, anchor: from.field, head: to.field });
  };
  holder.addEventListener(
    'mousedown',
    (event) => {
      const cell = cellOf(event.target);
      const { place } = editor;
      const isExtended = event.shiftKey && place && cell?.block === place.block;
      if (!isExtended || (!editor.cells.isActive && place.field === cell.field)) {
        editor.cells.end();
        from = event.button === 0 ? cell : undefined;
        return;
      }
      event.preventDefault();
      from ??= { block: place.block, field: place.field };
      select(cell);
    },
    { capture: true, signal },
  );
  holder.addEventListener(
    'mousemove',
    ({ buttons, target }) => {
      if (buttons !== 1 || !from) return;
      const to = cellOf(target);
      if (to && (editor.cells.isActive || to.field !== from.field)) select(to);
    },
    { signal },
  );
  holder.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && !target.hasAttribute('data-selected')) editor.cells.end();
    },
    { signal },
  );
}

function cellOf(target: EventTarget | null): CellAt | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : undefined;
  const root = cell?.closest(rootSelector);
  const block = root?.closest<HTMLElement>('.ce-block')?.dataset.id;
  const field = cell && root ? fieldsIn(root).indexOf(cell) : -1;
  return block === undefined || field < 0 ? undefined : { block, field };
}
