import {
  type Block,
  type BlockOf,
  type CellArea,
  cellsOf,
  fieldAt,
  placeAt,
  replaceBlock,
  type Edit,
  type Place,
  insertLine,
  moveLine,
  removeLine,
  toggleHeader,
  type Line,
  type Table,
} from '@touchline/content';
import { removeBlock } from './arrange';

export type TableChange =
  | { act: 'insert'; line: Line; where: 'before' | 'after' }
  /** Adds a line at the end of the table. */
  | { act: 'append'; line: Line }
  | { act: 'move'; line: Line; by: 1 | -1 }
  | { act: 'remove'; line: Line }
  | { act: 'header' };

type Spot = Record<Line, number>;

/** Changes the table at the caret. */
export function changeTable(blocks: readonly Block[], place: Place, change: TableChange): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  const cell = block?.kind === 'table' ? cellsOf(block.data)[place.field] : undefined;
  if (block?.kind !== 'table' || !cell) return undefined;
  const changed = changedAt(block.data, cell, change);
  if (changed?.table.rows.length === 0) return removeBlock(blocks, block.id);
  return showTable(blocks, changed ? { ...block, data: changed.table } : block, { ...cell, ...changed?.at });
}

/** Returns the changed table and the position of the caret; undefined if nothing moves. */
function changedAt(
  table: Table,
  cell: CellArea,
  change: TableChange,
): { table: Table; at?: Partial<Spot> } | undefined {
  if (change.act === 'header') return { table: toggleHeader(table) };
  const { line } = change;
  if (change.act === 'append') {
    const end = (line === 'row' ? table.rows : (table.rows[0] ?? [])).length;
    return { table: insertLine(table, line, end), at: { [line]: end } };
  }
  if (change.act === 'remove') return { table: removeLine(table, line, cell[line]) };
  const behind = cell[line] + (line === 'row' ? cell.rows : cell.columns);
  if (change.act === 'insert') {
    const target = change.where === 'after' ? behind : cell[line];
    return { table: insertLine(table, line, target), at: { [line]: target } };
  }
  const at = change.by > 0 ? behind - 1 : cell[line];
  const moved = moveLine(table, line, { at, by: change.by });
  return moved && { table: moved.table, at: { [line]: cell[line] + moved.by } };
}

/** Shows a table with the caret in the cell at a grid position, or in the nearest one. */
export function showTable(blocks: readonly Block[], table: BlockOf<'table'>, at: Spot): Edit {
  const { rows } = table.data;
  const row = Math.min(at.row, rows.length - 1);
  const column = Math.min(at.column, (rows[0]?.length ?? 1) - 1);
  return {
    blocks: replaceBlock(blocks, table.id, [table]),
    place: placeAt(table, fieldAt(table.data, { row, column })),
  };
}

/** Tab and Shift+Tab: moves to the next or previous cell; adds a row after the last cell. */
export function nextCell(blocks: readonly Block[], place: Place, by: 1 | -1): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  if (block?.kind !== 'table') return undefined;
  const next = place.field + by;
  if (next < 0) return undefined;
  if (next < cellsOf(block.data).length)
    return { blocks: [...blocks], place: placeAt(block, next, Number.MAX_SAFE_INTEGER) };
  return enterRow(blocks, block, { row: block.data.rows.length, column: 0 });
}

/** Moves to a cell; adds a row after the last one. */
export function enterRow(blocks: readonly Block[], table: BlockOf<'table'>, at: Spot): Edit {
  const { length } = table.data.rows;
  const data = at.row < length ? table.data : insertLine(table.data, 'row', length);
  return showTable(blocks, data === table.data ? table : { ...table, data }, at);
}
