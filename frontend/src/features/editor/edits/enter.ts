import {
  emptyParagraph,
  isWhole,
  newBlockId,
  type Block,
  type BlockOf,
  type ListItem,
  fieldsOf,
  placeAt,
  replaceBlock,
  withField,
  type Edit,
  type Place,
  inlineRuns,
  writeRuns,
  splitItem,
  tidyItems,
  sliceRuns,
  cellsOf,
} from '@touchline/content';
import { enterRow } from './table';

type ItemBlock = BlockOf<'list'> | BlockOf<'checklist'>;

/** Enter: adds a block, item or row; undefined in code, which handles it itself. */
export function enter(blocks: readonly Block[], place: Place): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  if (!block) return undefined;
  if (block.kind === 'list' || block.kind === 'checklist') return enterItem(blocks, block, place);
  if (block.kind === 'table') return enterCell(blocks, block, place);
  return enterText(blocks, block, place);
}

function cut(block: Block, { field, start, end }: Place): [string, string] {
  const runs = inlineRuns(fieldsOf(block)[field] ?? '');
  return [writeRuns(sliceRuns(runs, 0, start)), writeRuns(sliceRuns(runs, end))];
}

function enterText(blocks: readonly Block[], block: Block, place: Place): Edit | undefined {
  if (fieldsOf(block)[place.field] === undefined) return undefined;
  const [head, tail] = cut(block, place);
  const next = { ...emptyParagraph(), data: { text: tail } };
  if (head === '' && tail !== '' && place.field === 0 && !isWhole(block)) {
    const before = emptyParagraph();
    return {
      blocks: replaceBlock(blocks, block.id, [before, withField(block, 0, tail)]),
      place: placeAt(block),
    };
  }
  return {
    blocks: replaceBlock(blocks, block.id, [withField(block, place.field, head), next]),
    place: placeAt(next),
  };
}

function enterItem(blocks: readonly Block[], block: ItemBlock, place: Place): Edit {
  const [head, tail] = cut(block, place);
  if (head === '' && tail === '') return leaveItem(blocks, block, place.field);
  const split = splitItems(block, place.field, [head, tail]);
  return { blocks: replaceBlock(blocks, block.id, [split]), place: placeAt(block, place.field + 1) };
}

function splitItems(block: ItemBlock, at: number, texts: [string, string]): Block {
  if (block.kind === 'list') {
    return { ...block, data: { ...block.data, items: splitItem(block.data.items, at, texts) } };
  }
  const [above, below] = texts;
  const item = block.data.items[at];
  const items = block.data.items.toSpliced(
    at,
    1,
    { checked: item?.checked ?? false, text: above },
    { checked: false, text: below },
  );
  return { ...block, data: { items } };
}

/** Enter in an empty item: outdents it, or leaves the list from the outermost level. */
export function leaveItem(blocks: readonly Block[], block: ItemBlock, at: number): Edit {
  if (block.kind === 'list' && (block.data.items[at]?.depth ?? 0) > 0) {
    const items = block.data.items.map((item, index) =>
      index === at ? { ...item, depth: item.depth - 1 } : item,
    );
    return {
      blocks: replaceBlock(blocks, block.id, [{ ...block, data: { ...block.data, items } }]),
      place: placeAt(block, at),
    };
  }
  const paragraph = { ...emptyParagraph(), data: { text: fieldsOf(block)[at] ?? '' } };
  const [before, after] = splitList(block, at);
  return {
    blocks: replaceBlock(blocks, block.id, [...before, paragraph, ...after]),
    place: placeAt(paragraph),
  };
}

const isOutermost = ({ depth }: ListItem) => depth === 0;

/** Returns the items above and below as lists whose numbering continues; empty if there are none. */
function splitList(block: ItemBlock, at: number): [Block[], Block[]] {
  const part = (start: number, end: number | undefined, id: string): Block[] => {
    if (block.kind === 'list') {
      const items = tidyItems(block.data.items.slice(start, end));
      // The item between both parts leaves the list, so it has no number.
      const above = block.data.items.slice(0, Math.min(start, at));
      const first = block.data.start + above.filter(isOutermost).length;
      return items.length === 0 ? [] : [{ ...block, id, data: { ...block.data, start: first, items } }];
    }
    const items = block.data.items.slice(start, end);
    return items.length === 0 ? [] : [{ ...block, id, data: { items } }];
  };
  const before = part(0, at, block.id);
  return [before, part(at + 1, undefined, before.length === 0 ? block.id : newBlockId())];
}

/** Enter in a table: moves down; adds a row after the last one. */
function enterCell(blocks: readonly Block[], block: BlockOf<'table'>, place: Place): Edit | undefined {
  const cell = cellsOf(block.data)[place.field];
  return cell && enterRow(blocks, block, { row: cell.row + cell.rows, column: cell.column });
}
