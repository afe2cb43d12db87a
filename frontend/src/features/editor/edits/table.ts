import {
  type Block,
  type BlockOf,
  cellsOf,
  fieldAt,
  placeAt,
  replaceBlock,
  type Edit,
  type Place,
  insertLine,
  moveLine,
  removeLine,
  type Line,
  type Table,
} from '@touchline/content';
import { removeBlock } from './arrange';

export type TableChange =
  | { act: 'insert'; line: Line; where: 'before' | 'after' }
  | { act: 'move'; line: Line; by: 1 | -1 }
  | { act: 'remove'; line: Line }
  | { act: 'header' };

type Spot = Record<Line, number>;

/** Changes the table around the caret. */
export function changeTable(blocks: readonly Block[], place: Place, change: TableChange): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  const cell = block?.kind === 'table' ? cellsOf(block.data)[place.field] : undefined;
  if (block?.kind !== 'table' || !cell) return undefined;
  const table = block.data;
  const withTable = (data: Table, at: Spot) => showTable(blocks, { ...block, data }, at);
  if (change.act === 'header') return withTable({ ...table, hasHeader: !table.hasHeader }, cell);
  const { line } = change;
  if (change.act === 'remove') {
    const left = removeLine(table, line, cell[line]);
    return left.rows.length === 0 ? removeBlock(blocks, block.id) : withTable(left, cell);
  }
  const behind = cell[line] + (line === 'row' ? cell.rows : cell.columns);
  if (change.act === 'move') {
    const at = change.by > 0 ? behind - 1 : cell[line];
    const moved = moveLine(table, line, { at, by: change.by });
    return moved
      ? withTable(moved.table, { ...cell, [line]: cell[line] + moved.by })
      : withTable(table, cell);
  }
  const target = change.where === 'after' ? behind : cell[line];
  return withTable(insertLine(table, line, target), { ...cell, [line]: target });
}

/** Shows a table with the caret in the cell that covers a place of its grid, or the nearest one. */
export function showTable(blocks: readonly Block[], table: BlockOf<'table'>, at: Spot): Edit {
  const { rows } = table.data;
  const row = Math.min(at.row, rows.length - 1);
  const column = Math.min(at.column, (rows[0]?.length ?? 1) - 1);
  return {
    blocks: replaceBlock(blocks, table.id, [table]),
    place: placeAt(table, fieldAt(table.data, { row, column })),
  };
}

/** Tab and Shift+Tab: the next or previous cell; past the last one a new row begins. */
export function nextCell(blocks: readonly Block[], place: Place, by: 1 | -1): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  if (block?.kind !== 'table') return undefined;
  const next = place.field + by;
  if (next < 0) return undefined;
  if (next < cellsOf(block.data).length)
    return { blocks: [...blocks], place: placeAt(block, next, Number.MAX_SAFE_INTEGER) };
  return enterRow(blocks, block, { row: block.data.rows.length, column: 0 });
}

/** Goes to a place of a table; behind the last row a new one begins. */
export function enterRow(blocks: readonly Block[], table: BlockOf<'table'>, at: Spot): Edit {
  const { length } = table.data.rows;
  const data = at.row < length ? table.data : insertLine(table.data, 'row', length);
  return showTable(blocks, data === table.data ? table : { ...table, data }, at);
}
