import {
  type Block,
  placeAt,
  replaceBlock,
  type Edit,
  type Place,
  insertLine,
  moveLine,
  removeLine,
  type Line,
} from '@touchline/content';
import { removeBlock } from './arrange';

export type TableChange =
  | { act: 'insert'; line: Line; where: 'before' | 'after' }
  | { act: 'move'; line: Line; by: 1 | -1 }
  | { act: 'remove'; line: Line }
  | { act: 'header' };

/** Changes the table around the caret. */
export function changeTable(blocks: readonly Block[], place: Place, change: TableChange): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  if (block?.kind !== 'table') return undefined;
  const { rows, hasHeader } = block.data;
  const width = rows[0]?.length ?? 1;
  const at = { row: Math.floor(place.field / width), column: place.field % width };
  const withRows = (data: typeof block.data, cell: typeof at): Edit => {
    const columns = data.rows[0]?.length ?? 1;
    const row = Math.min(cell.row, data.rows.length - 1);
    const field = row * columns + Math.min(cell.column, columns - 1);
    return { blocks: replaceBlock(blocks, block.id, [{ ...block, data }]), place: placeAt(block, field) };
  };
  if (change.act === 'header') return withRows({ rows, hasHeader: !hasHeader }, at);
  if (change.act === 'remove') {
    const left = removeLine(rows, change.line, at[change.line]);
    return left.length === 0 ? removeBlock(blocks, block.id) : withRows({ rows: left, hasHeader }, at);
  }
  if (change.act === 'move') {
    const [from, to] = [at[change.line], at[change.line] + change.by];
    const moved = moveLine(rows, change.line, { from, to });
    return withRows({ rows: moved, hasHeader }, { ...at, [change.line]: Math.max(0, to) });
  }
  const target = at[change.line] + (change.where === 'after' ? 1 : 0);
  return withRows(
    { rows: insertLine(rows, change.line, target), hasHeader },
    { ...at, [change.line]: target },
  );
}

/** Tab and Shift+Tab: the next or previous cell; past the last one a new row begins. */
export function nextCell(blocks: readonly Block[], place: Place, by: 1 | -1): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  if (block?.kind !== 'table') return undefined;
  const { rows } = block.data;
  const width = rows[0]?.length ?? 1;
  const next = place.field + by;
  if (next < 0) return undefined;
  if (next < rows.length * width)
    return { blocks: [...blocks], place: placeAt(block, next, Number.MAX_SAFE_INTEGER) };
  const grown = { ...block, data: { ...block.data, rows: insertLine(rows, 'row', rows.length) } };
  return { blocks: replaceBlock(blocks, block.id, [grown]), place: placeAt(block, next) };
}
