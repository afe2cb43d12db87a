import { insertText } from './lines';
import type { Selected } from './mark';
import { replaceBlocks } from './selected-blocks';
import { emptyParagraph, isWhole, type Block, placeAt, type Edit, type Place } from '@touchline/content';

/** Insertion point: at the caret, or at an edge of a block. */
export type Gap = { caret: Place | undefined } | { block: string; side: 'before' | 'after' };

/** Inserts atomic blocks such as pictures, replacing an empty line or beside a block, with the caret below them. */
export function insertAtomicBlocks(blocks: readonly Block[], made: readonly Block[], gap: Gap): Edit {
  const { at, takes } = spotOf(blocks, gap);
  const next = blocks[at + takes];
  const line = next && !isWhole(next) ? next : emptyParagraph();
  const inserted = line === next ? made : [...made, line];
  return { blocks: blocks.toSpliced(at, takes, ...inserted), place: placeAt(line) };
}

/** Returns the insertion point at the caret, or after the last selected block. */
export function gapAt(selected: Selected | undefined): Gap {
  if (!selected || 'place' in selected) return { caret: selected?.place };
  return { block: selected.blocks.at(-1) ?? '', side: 'after' };
}

/** Inserts atomic blocks in place of the selection. */
export function pasteAtomicBlocks(
  blocks: readonly Block[],
  made: readonly Block[],
  selected: Selected | undefined,
): Edit {
  const emptied = selected && emptySelected(blocks, selected);
  return emptied
    ? insertAtomicBlocks(emptied.blocks, made, { caret: emptied.place })
    : insertAtomicBlocks(blocks, made, gapAt(selected));
}

function emptySelected(blocks: readonly Block[], selected: Selected): Edit | undefined {
  if ('blocks' in selected) return replaceBlocks(blocks, selected.blocks, '');
  const { place } = selected;
  return place.start < place.end ? insertText(blocks, place, { text: '' }) : undefined;
}

/** Returns the index of insertion and the number of replaced blocks. */
function spotOf(blocks: readonly Block[], gap: Gap): { at: number; takes: 0 | 1 } {
  const id = 'block' in gap ? gap.block : gap.caret?.block;
  const found = blocks.findIndex((block) => block.id === id);
  const at = found === -1 ? blocks.length - 1 : found;
  const block = blocks[at];
  if (block?.kind === 'paragraph' && block.data.text === '') return { at, takes: 1 };
  return { at: 'block' in gap && gap.side === 'before' ? at : at + 1, takes: 0 };
}
