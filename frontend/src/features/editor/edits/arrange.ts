import {
  emptyParagraph,
  type Block,
  placeAt,
  replaceBlock,
  type Edit,
  type Place,
  indentItem,
  type Direction,
} from '@touchline/content';

/** Moves a block up (-1) or down (1). */
export function moveBlock(blocks: readonly Block[], id: string, by: Direction): Block[] {
  const at = blocks.findIndex((block) => block.id === id);
  const block = blocks[at];
  if (!block || at + by < 0) return [...blocks];
  return blocks.toSpliced(at, 1).toSpliced(at + by, 0, block);
}

/** Moves a block before the block at an index, or to the end. */
export function putBlock(blocks: readonly Block[], id: string, before: number): Block[] {
  const from = blocks.findIndex((block) => block.id === id);
  const block = blocks[from];
  if (!block) return [...blocks];
  return blocks.toSpliced(from, 1).toSpliced(before > from ? before - 1 : before, 0, block);
}

/** Removes a block and places the caret in the next one. A document keeps at least one line. */
export function removeBlock(blocks: readonly Block[], id: string): Edit {
  const at = blocks.findIndex((block) => block.id === id);
  const left = replaceBlock(blocks, id, []);
  const target = left[at] ?? left[at - 1];
  if (target) return { blocks: left, place: placeAt(target) };
  const line = emptyParagraph();
  return { blocks: [line], place: placeAt(line) };
}

/** Indents or outdents a list item (Tab and Shift+Tab). */
export function indent(blocks: readonly Block[], place: Place, by: Direction): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  if (block?.kind !== 'list') return undefined;
  const items = indentItem(block.data.items, place.field, by);
  return { blocks: replaceBlock(blocks, block.id, [{ ...block, data: { ...block.data, items } }]), place };
}

/** Inserts an empty line after a block. */
export function lineAfter(blocks: readonly Block[], id: string): Edit {
  const at = blocks.findIndex((block) => block.id === id);
  const line = emptyParagraph();
  return { blocks: blocks.toSpliced(at + 1, 0, line), place: placeAt(line) };
}
