import { overlaps } from './areas';
import type { CellArea, HeaderCell, InlineHtml } from './block';
import { cellsOf, cellText, tidyTable, wholeArea, type Table } from './table';

/** Makes one cell of all in an area; it holds their texts. */
export function mergeCells(table: Table, area: CellArea): Table {
  const whole = wholeArea(table, area);
  const others = (table.merged ?? []).filter((each) => !overlaps(each, whole));
  return tidyTable({ ...table, merged: [...others, whole] });
}

/** Splits the merged cells in an area; the first cell of each keeps the text. */
export function splitCells(table: Table, area: CellArea): Table {
  return tidyTable({ ...table, merged: (table.merged ?? []).filter((each) => !overlaps(each, area)) });
}

/** Returns the cells of an area as a table of their own. */
export function tableWithin(table: Table, area: CellArea): Table {
  const inside = <Area extends CellArea>(areas: readonly Area[] = []) =>
    areas
      .filter((each) => overlaps(each, area))
      .map((each) => ({ ...each, row: each.row - area.row, column: each.column - area.column }));
  return tidyTable({
    hasHeader: table.hasHeader && area.row === 0,
    rows: table.rows
      .slice(area.row, area.row + area.rows)
      .map((row) => row.slice(area.column, area.column + area.columns)),
    merged: inside(table.merged),
    headers: inside(table.headers),
  });
}

/** Gives the cells of an area other texts. */
export function changeCells(table: Table, area: CellArea, change: (text: InlineHtml) => InlineHtml): Table {
  const rows = table.rows.map((row) => [...row]);
  for (const cell of cellsOf(table)) {
    const row = rows[cell.row];
    if (row && overlaps(cell, area)) row[cell.column] = change(cellText(table, cell));
  }
  return { ...table, rows };
}

/**
 * Puts the cells of a table into another, from a place to the right and down; it grows where they go beyond it. A merged cell keeps its
 * extent where at most its first cell gets words, and is split otherwise. Which cells are headers is for the table to say, whose
 * headers at the edge go on in what it grows by.
 */
export function fillTable(table: Table, at: Pick<CellArea, 'row' | 'column'>, filling: Table): Table {
  const area = { ...at, rows: filling.rows.length, columns: filling.rows[0]?.length ?? 0 };
  const height = Math.max(table.rows.length, at.row + area.rows);
  const width = Math.max(table.rows[0]?.length ?? 0, at.column + area.columns);
  const filled = (row: number, column: number) => filling.rows[row - at.row]?.[column - at.column];
  const placed = (filling.merged ?? []).map((each) => ({
    ...each,
    row: each.row + at.row,
    column: each.column + at.column,
  }));
  const kept = (table.merged ?? []).filter(
    (each) => !placed.some((other) => overlaps(each, other)) && hasFirstOnly(each, filled),
  );
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from(
      { length: width },
      (_column, column) => filled(row, column) ?? table.rows[row]?.[column] ?? '',
    ),
  );
  return tidyTable({
    hasHeader: table.hasHeader,
    rows,
    merged: [...kept, ...placed],
    headers: grownHeaders(table, { height, width }),
  });
}

function grownHeaders(
  { rows, headers = [] }: Table,
  { height, width }: { height: number; width: number },
): HeaderCell[] {
  const [bottom, right] = [rows.length, rows[0]?.length ?? 0];
  return headers.map((each) => {
    if (each.scope === 'row')
      return each.row + each.rows === bottom ? { ...each, rows: height - each.row } : each;
    return each.column + each.columns === right ? { ...each, columns: width - each.column } : each;
  });
}

function hasFirstOnly(
  area: CellArea,
  textAt: (row: number, column: number) => InlineHtml | undefined,
): boolean {
  for (let row = area.row; row < area.row + area.rows; row += 1)
    for (let column = area.column; column < area.column + area.columns; column += 1) {
      const isFirst = row === area.row && column === area.column;
      if (!isFirst && textAt(row, column)) return false;
    }
  return true;
}
