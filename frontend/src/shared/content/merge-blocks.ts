import { diffArrays } from 'diff';
import { type Block, blockToHtml } from '@touchline/content';
import { mergeOrder, type Sides } from './merge-order';

/** A block of a three-way merge. */
export type MergedPart =
  | { state: 'settled'; block: Block }
  /** Changed on one side and removed on the other: the text is kept. */
  | { state: 'rescued'; block: Block; removedBy: 'me' | 'them' }
  /** Changed on both sides, differently. */
  | { state: 'conflict'; base: Block | undefined; mine: Block; theirs: Block };

/** Merges two documents with a common base block by block; blocks changed on one side only are settled. */
export function mergeBlocks({ base, mine, theirs }: Sides<readonly Block[]>): MergedPart[] {
  const sides = { base, mine: withKnownIds(base, mine), theirs: withKnownIds(base, theirs) };
  const found = { base: byId(sides.base), mine: byId(sides.mine), theirs: byId(sides.theirs) };
  const order = mergeOrder({ base: ids(sides.base), mine: ids(sides.mine), theirs: ids(sides.theirs) });
  return order.flatMap((id) => {
    const part = mergeBlock({
      base: found.base.get(id),
      mine: found.mine.get(id),
      theirs: found.theirs.get(id),
    });
    return part ?? [];
  });
}

function mergeBlock({ base, mine, theirs }: Sides<Block | undefined>): MergedPart | undefined {
  if (!mine || !theirs) return mergeRemoval(base, { mine, theirs });
  if (isSame(mine, theirs) || isSame(base, theirs)) return { state: 'settled', block: mine };
  if (isSame(base, mine)) return { state: 'settled', block: theirs };
  return { state: 'conflict', base, mine, theirs };
}

/** A block on one side only was added there, or removed on the other side: a change survives the removal. */
function mergeRemoval(
  base: Block | undefined,
  { mine, theirs }: Omit<Sides<Block | undefined>, 'base'>,
): MergedPart | undefined {
  const block = mine ?? theirs;
  if (!block || isSame(base, block)) return undefined;
  if (!base) return { state: 'settled', block };
  return { state: 'rescued', block, removedBy: mine ? 'them' : 'me' };
}

/** Blocks stored without an id get a new one at each parse; equal blocks are matched and take the ids of the base. */
export function withKnownIds(base: readonly Block[], blocks: readonly Block[]): Block[] {
  const [baseIds, blockIds] = [byId(base), byId(blocks)];
  const known = base.filter(({ id }) => !blockIds.has(id));
  const unknown = blocks.filter(({ id }) => !baseIds.has(id));
  const renamed = new Map<string, string>();
  let [from, to] = [0, 0];
  for (const { added, removed, count } of diffArrays(known.map(words), unknown.map(words))) {
    if (!added && !removed) pair(unknown.slice(to, to + count), known.slice(from, from + count), renamed);
    if (!added) from += count;
    if (!removed) to += count;
  }
  return blocks.map((block) => ({ ...block, id: renamed.get(block.id) ?? block.id }));
}

function pair(blocks: readonly Block[], same: readonly Block[], renamed: Map<string, string>): void {
  blocks.forEach(({ id }, index) => renamed.set(id, same[index]?.id ?? id));
}

const words = (block: Block) => blockToHtml({ ...block, id: '' });
const ids = (blocks: readonly Block[]) => blocks.map(({ id }) => id);
const byId = (blocks: readonly Block[]) => new Map(blocks.map((block) => [block.id, block]));

export function isSame(one: Block | undefined, other: Block): boolean {
  return one !== undefined && blockToHtml(one) === blockToHtml(other);
}
