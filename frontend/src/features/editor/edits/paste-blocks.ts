import {
  emptyParagraph,
  fieldsOf,
  inlineRuns,
  joinRuns,
  newBlockId,
  placeAt,
  replaceBlock,
  sliceRuns,
  textOf,
  tidyItems,
  withField,
  writeRuns,
  type Block,
  type BlockOf,
  type Edit,
  type Place,
  type Run,
} from '@touchline/content';
import { fillCells } from './cells';

/** Content copied or cut in an editor. */
export interface CopiedContent {
  /** `words`: part of a text, in a paragraph. `cells`: part of a table, as a table. `blocks`: whole blocks. */
  kind: 'words' | 'cells' | 'blocks';
  /** Cut blocks keep their ids, so that comments stay anchored; copied ones get new ids. */
  isCut: boolean;
  blocks: readonly Block[];
  /** Team of the source page; undefined if an earlier build has copied it. */
  teamId?: number;
}

/** Pastes copied content over the selection: marked text, or whole blocks. */
export function pasteCopied(
  blocks: readonly Block[],
  place: Place,
  { kind, isCut, blocks: copied }: CopiedContent,
): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  if (!block) return undefined;
  if (kind === 'words') return pasteRuns(blocks, place, copied.flatMap(fieldsOf).flatMap(inlineRuns));
  const [first] = copied;
  if (kind === 'cells' && block.kind === 'table' && first?.kind === 'table')
    return fillCells(blocks, block, { field: place.field, filling: first.data });
  const pasted = withNewIds(copied, isCut ? blocks.map(({ id }) => id) : undefined);
  const lists = pasted.filter((each) => each.kind === 'list');
  const isInList = block.kind === 'list' && lists.length === pasted.length;
  return isInList
    ? pasteItems(blocks, block, { place, lists })
    : pasteBlocks(blocks, block, { place, pasted });
}

/** Sets new ids on all blocks, or on those whose ids are taken. Placeholders of uploads have new ones. */
function withNewIds(blocks: readonly Block[], taken: readonly string[] | undefined): Block[] {
  return blocks.map((block) =>
    block.kind === 'upload' || taken?.includes(block.id) === false ? block : { ...block, id: newBlockId() },
  );
}

/** Replaces the selection by marked text. */
function pasteRuns(blocks: readonly Block[], place: Place, pasted: readonly Run[]): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  const html = block && fieldsOf(block)[place.field];
  if (!block || html === undefined) return undefined;
  const runs = inlineRuns(html);
  const all = joinRuns([...sliceRuns(runs, 0, place.start), ...pasted, ...sliceRuns(runs, place.end)]);
  const edited = withField(block, place.field, writeRuns(all));
  const end = place.start + textOf(pasted).length;
  return { blocks: replaceBlock(blocks, block.id, [edited]), place: placeAt(block, place.field, end) };
}

/** Pastes blocks at the caret: splits a paragraph or heading, inserts after other blocks. */
function pasteBlocks(
  blocks: readonly Block[],
  block: Block,
  { place, pasted }: { place: Place; pasted: readonly Block[] },
): Edit {
  const emptied = pasteRuns(blocks, place, [])?.blocks ?? blocks;
  const rest = emptied.find(({ id }) => id === block.id) ?? block;
  const [before, after] = splitAt(rest, place);
  return {
    blocks: replaceBlock(emptied, block.id, [...before, ...pasted, ...after]),
    place: endOf(pasted.at(-1) ?? block),
  };
}

/** Returns the parts of a block around the caret, without empty ones. */
function splitAt(block: Block, { field, start }: Place): [Block[], Block[]] {
  if (block.kind !== 'paragraph' && block.kind !== 'heading') return [[block], []];
  const runs = inlineRuns(fieldsOf(block)[field] ?? '');
  const [head, tail] = [writeRuns(sliceRuns(runs, 0, start)), writeRuns(sliceRuns(runs, start))];
  if (head === '') return [[], tail === '' ? [] : [block]];
  if (tail === '') return [[block], []];
  return [[withField(block, 0, head)], [{ ...emptyParagraph(), data: { text: tail } }]];
}

const endOf = (block: Block): Place =>
  placeAt(block, Math.max(0, fieldsOf(block).length - 1), Number.MAX_SAFE_INTEGER);

/** Pastes list items after the current one at its depth; replaces an empty item. */
function pasteItems(
  blocks: readonly Block[],
  list: BlockOf<'list'>,
  { place, lists }: { place: Place; lists: readonly BlockOf<'list'>[] },
): Edit {
  const { items, ordered } = list.data;
  const depth = items[place.field]?.depth ?? 0;
  const pasted = lists.flatMap(({ data }) =>
    data.items.map((item) => ({
      ...item,
      depth: item.depth + depth,
      ordered: item.ordered ?? (data.ordered === ordered ? undefined : data.ordered),
    })),
  );
  const isEmpty = items[place.field]?.text === '';
  const at = isEmpty ? place.field : place.field + 1;
  const edited: Block = {
    ...list,
    data: { ...list.data, items: tidyItems(items.toSpliced(at, isEmpty ? 1 : 0, ...pasted)) },
  };
  return {
    blocks: replaceBlock(blocks, list.id, [edited]),
    place: placeAt(edited, at + pasted.length - 1, Number.MAX_SAFE_INTEGER),
  };
}
