import { emptyParagraph, type Block, placeAt, type Edit, writeRuns } from '@touchline/content';
import { pasteText } from './lines';
import { pasteCopied, type CopiedContent } from './paste-blocks';
import { turnInto, type Shape } from './shape';

/** Removes whole blocks; the caret goes to the one that follows. A document is never without a line to write in. */
export function removeBlocks(blocks: readonly Block[], ids: readonly string[]): Edit {
  const rest = blocks.filter(({ id }) => !ids.includes(id));
  const left = rest.length > 0 ? rest : [emptyParagraph()];
  const at = blocks.findIndex(({ id }) => ids.includes(id));
  const next = left[Math.min(at, left.length - 1)];
  return { blocks: left, place: next && placeAt(next) };
}

/** Puts one paragraph of plain text in place of whole blocks, with the caret behind it. */
export function replaceBlocks(blocks: readonly Block[], ids: readonly string[], text: string) {
  const paragraph = { ...emptyParagraph(), data: { text: writeRuns([{ text, marks: {} }]) } };
  const at = blocks.findIndex(({ id }) => ids.includes(id));
  const rest = blocks.filter(({ id }) => !ids.includes(id));
  return { blocks: rest.toSpliced(Math.max(at, 0), 0, paragraph), place: placeAt(paragraph, 0, text.length) };
}

/** Pastes plain text in place of whole blocks. Text without a visible line is not pasted, and the blocks stay. */
export function pasteOverBlocks(blocks: readonly Block[], ids: readonly string[], text: string) {
  const emptied = replaceBlocks(blocks, ids, '');
  return pasteText(emptied.blocks, emptied.place, text);
}

/** Pastes what was copied in an editor in place of whole blocks. */
export function pasteCopiedOverBlocks(
  blocks: readonly Block[],
  ids: readonly string[],
  copied: CopiedContent,
) {
  const emptied = replaceBlocks(blocks, ids, '');
  return pasteCopied(emptied.blocks, emptied.place, copied);
}

/** Turns whole blocks into another kind and keeps their text; a table or divider comes after the last of them. */
export function turnBlocksInto(blocks: readonly Block[], ids: readonly string[], shape: Shape): Edit {
  const selected = blocks.filter(({ id }) => ids.includes(id));
  const isInserted = shape.kind === 'table' || shape.kind === 'divider';
  const turned = isInserted ? selected.slice(-1) : selected;
  return {
    blocks: turned.reduce<Block[]>((all, block) => turnInto(all, placeAt(block), shape).blocks, [...blocks]),
  };
}
