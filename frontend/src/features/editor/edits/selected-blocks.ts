import {
  emptyParagraph,
  fieldsOf,
  isWhole,
  type Block,
  placeAt,
  type Edit,
  writeRuns,
} from '@touchline/content';
import { pasteText } from './lines';
import { pasteCopied, type CopiedContent } from './paste-blocks';
import { turnInto, type Shape } from './shape';

/** Removes blocks and places the caret in the next one. A document keeps at least one line. */
export function removeBlocks(blocks: readonly Block[], ids: readonly string[]): Edit {
  const rest = blocks.filter(({ id }) => !ids.includes(id));
  const left = rest.length > 0 ? rest : [emptyParagraph()];
  const at = blocks.findIndex(({ id }) => ids.includes(id));
  const next = left[Math.min(at, left.length - 1)];
  return { blocks: left, place: next && placeAt(next) };
}

/** Replaces blocks by one paragraph of plain text, with the caret at its end. */
export function replaceBlocks(blocks: readonly Block[], ids: readonly string[], text: string) {
  const paragraph = { ...emptyParagraph(), data: { text: writeRuns([{ text, marks: {} }]) } };
  const at = blocks.findIndex(({ id }) => ids.includes(id));
  const rest = blocks.filter(({ id }) => !ids.includes(id));
  return { blocks: rest.toSpliced(Math.max(at, 0), 0, paragraph), place: placeAt(paragraph, 0, text.length) };
}

/** Pastes plain text in place of blocks. Text of empty lines is not pasted, and the blocks stay. */
export function pasteOverBlocks(blocks: readonly Block[], ids: readonly string[], text: string) {
  const emptied = replaceBlocks(blocks, ids, '');
  return pasteText(emptied.blocks, emptied.place, text);
}

/** Pastes copied content in place of blocks. */
export function pasteCopiedOverBlocks(
  blocks: readonly Block[],
  ids: readonly string[],
  copied: CopiedContent,
) {
  const emptied = replaceBlocks(blocks, ids, '');
  return pasteCopied(emptied.blocks, emptied.place, copied);
}

/**
 * Turns blocks into another kind and keeps their text; adjacent ones become one list. Pictures, tables and dividers stay. A table or
 * divider is inserted after the last block, and so is any shape if no block can be turned.
 */
export function turnBlocksInto(blocks: readonly Block[], ids: readonly string[], shape: Shape): Edit {
  const selected = blocks.filter(({ id }) => ids.includes(id));
  const isInserted = shape.kind === 'table' || shape.kind === 'divider';
  const turnable = isInserted ? [] : selected.filter(isText);
  const turned = turnable.length > 0 ? turnable : selected.slice(-1);
  const changed = turned.reduce<Block[]>(
    (all, block) => turnInto(all, placeAt(block), shape).blocks,
    [...blocks],
  );
  const isList = shape.kind === 'list' || shape.kind === 'checklist';
  return { blocks: isList ? joinLists(changed, ids) : changed };
}

const isText = (block: Block) =>
  block.kind === 'code' || (block.kind !== 'table' && !isWhole(block) && fieldsOf(block).length > 0);

/** Joins adjacent selected lists of the same kind. */
function joinLists(blocks: readonly Block[], ids: readonly string[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    const areSelected = before && ids.includes(before.id) && ids.includes(block.id);
    const list = areSelected ? listOfBoth(before, block) : undefined;
    if (list) joined[joined.length - 1] = list;
    else joined.push(block);
  }
  return joined;
}

function listOfBoth(one: Block, other: Block): Block | undefined {
  if (one.kind === 'checklist' && other.kind === 'checklist')
    return { ...one, data: { items: [...one.data.items, ...other.data.items] } };
  if (one.kind !== 'list' || other.kind !== 'list' || one.data.ordered !== other.data.ordered)
    return undefined;
  return { ...one, data: { ...one.data, items: [...one.data.items, ...other.data.items] } };
}
