import { type Block, blockToHtml } from '@touchline/content';
import { markBlock } from './compare-block';
import { isSame, withKnownIds } from './merge-blocks';
import { movedIn, weave } from './merge-order';

type Change = 'same' | 'added' | 'removed' | 'changed' | 'moved';

/** Block of a comparison of two versions, with changed words in `<ins>` and `<del>`. */
export interface ComparedBlock {
  id: string;
  change: Change;
  html: string;
  /** The later block; the earlier one if it was removed. */
  block: Block;
}

/** Returns all blocks of the later version in its order, and removed blocks at their former position. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): ComparedBlock[] {
  const [was, is] = [byId(before), byId(withKnownIds(before, after))];
  const [wasOrder, isOrder] = [[...was.keys()], [...is.keys()]];
  const moved = movedIn(wasOrder, isOrder);
  return weave(isOrder, wasOrder).flatMap((id) => {
    const compared = compareBlock(was.get(id), is.get(id));
    if (!compared) return [];
    const change = compared.change === 'same' && moved.has(id) ? 'moved' : compared.change;
    return { ...compared, id, change };
  });
}

function compareBlock(
  before: Block | undefined,
  after: Block | undefined,
): Omit<ComparedBlock, 'id'> | undefined {
  if (before && after) {
    if (isSame(before, after)) return { change: 'same', html: blockToHtml(after), block: after };
    return { change: 'changed', html: markBlock(before, after), block: after };
  }
  if (after) return { change: 'added', html: `<ins>${blockToHtml(after)}</ins>`, block: after };
  return before && { change: 'removed', html: `<del>${blockToHtml(before)}</del>`, block: before };
}

/** Groups adjacent unchanged blocks, so that a long page shows its changes. */
export type BlockGroup = { isSame: boolean; blocks: ComparedBlock[] };

export function groupUnchanged(blocks: readonly ComparedBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const isSameBlock = block.change === 'same';
    const last = groups.at(-1);
    if (last?.isSame === isSameBlock) last.blocks.push(block);
    else groups.push({ isSame: isSameBlock, blocks: [block] });
  }
  return groups;
}

const byId = (blocks: readonly Block[]) => new Map(blocks.map((block) => [block.id, block]));
