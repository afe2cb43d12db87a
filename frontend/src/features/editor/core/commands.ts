import { editorTexts } from '@touchline/contract';
import { moveBlock, removeBlock } from '../edits/arrange';
import { link, mark, type SelectedCells } from '../edits/mark';
import { turnBlocksInto } from '../edits/selected-blocks';
import { turnInto, type Shape } from '../edits/shape';
import { changeTable, type TableChange } from '../edits/table';
import { cellsOf, fieldsOf, inlineRuns, textOf } from '@touchline/content';
import { insertText } from '../edits/lines';
import type { Block, BlockOf, Edit, Place, Direction, Flag, Marks } from '@touchline/content';
import type { Editor } from './editor';

/** Runs a command at the caret; returns false without a caret or without a change. */
export function atCaret(
  editor: Editor,
  command: (blocks: readonly Block[], place: Place) => Edit | undefined,
): boolean {
  return editor.run((blocks, selected) =>
    'place' in selected ? command(blocks, selected.place) : undefined,
  );
}

/** Marks the selected text, or without a selection what is typed next. */
export function setMarks(editor: Editor, marks: Marks): void {
  const { place, cells } = editor.state.get();
  if (place && place.start === place.end && !cells) return editor.markNext(marks);
  editor.run((blocks, selected) => ({ blocks: mark(blocks, selected, marks), place: placeAfter(editor) }));
}

export function toggleFlag(editor: Editor, flag: Flag): void {
  setMarks(editor, { [flag]: editor.state.get().marks[flag] ? undefined : true });
}

/** Links the selected text or changes the link at the caret; `undefined` removes the link. */
export function setLink(editor: Editor, href: string | undefined): void {
  editor.run((blocks, selected) => ({ blocks: link(blocks, selected, href), place: placeAfter(editor) }));
}

/** Types an `@` at the caret, which opens the list of mentions. */
export function startMention(editor: Editor): void {
  editor.focus();
  atCaret(editor, (blocks, place) => {
    const { block } = editor.state.get();
    const html = block && fieldsOf(block)[place.field];
    const before = html === undefined ? '' : textOf(inlineRuns(html)).slice(0, place.start);
    return insertText(blocks, place, { text: /\S$/.test(before) ? ' @' : '@' });
  });
}

/** Keeps a cell selection. */
const placeAfter = ({ cells, place }: Editor) => (cells.isActive ? undefined : place);

/** Returns true if text to link is selected, or the caret is in a link. */
export function canLink(editor: Editor): boolean {
  editor.synchronise();
  return editor.state.get().isOnText;
}

/** Turns the block at the caret, or all selected blocks, into another kind. */
export function setShape(editor: Editor, shape: Shape): void {
  editor.run((blocks, selected) =>
    'place' in selected
      ? turnInto(blocks, selected.place, shape)
      : turnBlocksInto(blocks, selected.blocks, shape),
  );
}

/** Merges or splits the selected cells, or splits the cell at the caret. */
export function editCells(
  editor: Editor,
  change: (blocks: readonly Block[], cells: SelectedCells) => Edit | undefined,
): void {
  editor.run((blocks, selected) => {
    if (!('place' in selected)) return undefined;
    const { place } = selected;
    const block = blocks.find(({ id }) => id === place.block);
    const area = block?.kind === 'table' ? cellsOf(block.data)[place.field] : undefined;
    const cells = selected.cells ?? (area && { block: place.block, area });
    return cells && change(blocks, cells);
  });
}

export function editTable(editor: Editor, change: TableChange): void {
  atCaret(editor, (blocks, place) => changeTable(blocks, place, change));
}

/** Moves the block at the caret up (-1) or down (1). */
export function moveAtCaret(editor: Editor, by: Direction): boolean {
  const hasMoved = atCaret(editor, (blocks, place) => ({
    blocks: moveBlock(blocks, place.block, by),
    place,
  }));
  if (editor.place) announcePosition(editor, editor.place.block);
  return hasMoved;
}

/** Announces the position of a moved block. */
export function announcePosition(editor: Editor, id: string): void {
  const at = editor.blocks.findIndex((block) => block.id === id);
  editor.announce(editorTexts.movedTo(at + 1, editor.blocks.length));
}

/** Removes the block at the caret. */
export function removeAtCaret(editor: Editor): void {
  atCaret(editor, (blocks, place) => removeBlock(blocks, place.block));
}

/** Returns true if a block has the shape; depends on the field, because a numbered list can be nested in bullets. */
export function isShaped(block: Block | undefined, shape: Shape, field = 0): boolean {
  if (shape.kind === 'heading') return block?.kind === 'heading' && block.data.level === shape.level;
  if (shape.kind === 'list') return block?.kind === 'list' && isNumbered(block, field) === shape.ordered;
  if (shape.kind === 'callout') return block?.kind === 'callout' && block.data.tone === shape.tone;
  return block?.kind === shape.kind;
}

const isNumbered = ({ data }: BlockOf<'list'>, field: number) => data.items[field]?.ordered ?? data.ordered;
