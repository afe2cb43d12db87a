import {
  isWhole,
  type Block,
  fieldsOf,
  placeAt,
  replaceBlock,
  withField,
  type Edit,
  type Place,
  inlineRuns,
  writeRuns,
  indentItem,
  joinItem,
  joinRuns,
  textOf,
} from '@touchline/content';
import { leaveItem } from './enter';

/** Backspace at the start of a field; undefined where the browser's behaviour is right. */
export function backspace(blocks: readonly Block[], place: Place): Edit | undefined {
  const at = blocks.findIndex(({ id }) => id === place.block);
  const block = blocks[at];
  if (!block) return undefined;
  if (block.kind === 'code' && block.data.text === '') return plain(blocks, block);
  if (staysApart(block)) return { blocks: [...blocks], place };
  if (place.field > 0) return joinFields(blocks, block, place.field);
  if (block.kind === 'list' || block.kind === 'checklist') return leaveItem(blocks, block, 0);
  if (block.kind !== 'paragraph') return plain(blocks, block);
  const above = blocks[at - 1];
  return above ? joinBlocks(blocks, above, block) : { blocks: [...blocks], place };
}

/** Delete at the end of a field: joins the following one. */
export function deleteForward(blocks: readonly Block[], place: Place): Edit | undefined {
  const at = blocks.findIndex(({ id }) => id === place.block);
  const block = blocks[at];
  if (!block || staysApart(block)) return block && { blocks: [...blocks], place };
  if (place.field + 1 < fieldsOf(block).length) return joinFields(blocks, block, place.field + 1);
  const below = blocks[at + 1];
  if (!below) return undefined;
  if (below.kind === 'divider') return { blocks: replaceBlock(blocks, below.id, []), place };
  return below.kind === 'paragraph' || below.kind === 'heading'
    ? joinBlocks(blocks, block, below)
    : { blocks: [...blocks], place };
}

/** Table cells, code and captions are never joined with other text. */
const staysApart = (block: Block) => block.kind === 'table' || block.kind === 'code' || isWhole(block);

function plain(blocks: readonly Block[], block: Block): Edit {
  const texts = fieldsOf(block).filter((text) => text !== '');
  const paragraph: Block = { id: block.id, kind: 'paragraph', data: { text: texts.join('<br>') } };
  return { blocks: replaceBlock(blocks, block.id, [paragraph]), place: placeAt(paragraph) };
}

/** Joins a field with the previous one in the same block. */
function joinFields(blocks: readonly Block[], block: Block, field: number): Edit {
  const fields = fieldsOf(block);
  const [text, length] = joined(fields[field - 1] ?? '', fields[field] ?? '');
  const place = placeAt(block, field - 1, length);
  if (block.kind === 'list') {
    const { items } = block.data;
    const isNested = (items[field]?.depth ?? 0) > 0;
    const changed = isNested ? indentItem(items, field, -1) : joinItem(items, field, text);
    const edited = { ...block, data: { ...block.data, items: changed } };
    return {
      blocks: replaceBlock(blocks, block.id, [edited]),
      place: isNested ? placeAt(block, field) : place,
    };
  }
  if (block.kind === 'checklist') {
    const items = block.data.items.toSpliced(field, 1);
    const edited = withField({ ...block, data: { items } }, field - 1, text);
    return { blocks: replaceBlock(blocks, block.id, [edited]), place };
  }
  return { blocks: [...blocks], place };
}

/** Appends the text of a block to the one above; an empty block, or one without text, is removed. */
function joinBlocks(blocks: readonly Block[], above: Block, block: Block): Edit {
  const fields = fieldsOf(above);
  const text = fieldsOf(block)[0] ?? '';
  const last = above.kind === 'quote' ? 0 : fields.length - 1;
  if (above.kind === 'divider') return { blocks: replaceBlock(blocks, above.id, []), place: placeAt(block) };
  if (above.kind === 'paragraph' && above.data.text === '') {
    return { blocks: replaceBlock(blocks, above.id, []), place: placeAt(block) };
  }
  if (above.kind === 'table' || isWhole(above) || fields.length === 0) {
    const kept = text === '' ? replaceBlock(blocks, block.id, []) : [...blocks];
    return { blocks: kept, place: placeAt(above, Math.max(last, 0), Number.MAX_SAFE_INTEGER) };
  }
  const [whole, length] = joined(fields[last] ?? '', text);
  const without = replaceBlock(blocks, block.id, []);
  return {
    blocks: replaceBlock(without, above.id, [withField(above, last, whole)]),
    place: placeAt(above, last, length),
  };
}

function joined(head: string, tail: string): [string, number] {
  const runs = inlineRuns(head);
  return [writeRuns(joinRuns([...runs, ...inlineRuns(tail)])), textOf(runs).length];
}
