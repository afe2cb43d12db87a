import { areaAround, clip, coverOf, isSameArea, overlaps, take } from './areas';
import type { BlockData, CellArea, HeaderCell, InlineHtml } from './block';

export type Table = BlockData['table'];
export type Line = 'row' | 'column';

/** The names of an area's ends along a row or a column. */
export const edges = {
  row: { start: 'row', length: 'rows' },
  column: { start: 'column', length: 'columns' },
} as const;

export function emptyRows(rows: number, columns: number): InlineHtml[][] {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
}

/** Returns the cells in reading order; a merged one counts as one. They are the fields of a table. */
export function cellsOf({ rows, merged = [] }: Table): CellArea[] {
  const taken = coverOf(rows.length, merged);
  return rows.flatMap((cells, row) =>
    cells.flatMap((_, column) => {
      const area = taken[row]?.[column] ?? { row, column, rows: 1, columns: 1 };
      return area.row === row && area.column === column ? [area] : [];
    }),
  );
}

export const cellText = ({ rows }: Table, { row, column }: Pick<CellArea, 'row' | 'column'>): InlineHtml =>
  rows[row]?.[column] ?? '';

/** Returns which field of a table covers a place of its grid. */
export function fieldAt(table: Table, { row, column }: Pick<CellArea, 'row' | 'column'>): number {
  return cellsOf(table).findIndex((cell) => overlaps(cell, { row, column, rows: 1, columns: 1 }));
}

/** Grows an area until it cuts no merged cell. */
export function wholeArea({ merged = [] }: Table, area: CellArea): CellArea {
  const grown = areaAround([area, ...merged.filter((each) => overlaps(each, area))]);
  return isSameArea(grown, area) ? area : wholeArea({ hasHeader: false, rows: [], merged }, grown);
}

/**
 * Repairs a table: of merged cells that overlap the first stays, none reaches outside, and none hides text. A row or column in which no
 * cell begins goes, as nobody would see that it is there. A cell is a header where an area of `headers` covers its first place, and
 * first rows of header cells only are the header of the table.
 */
export function tidyTable({ hasHeader, rows, merged = [], headers = [] }: Table): Table {
  const size = { row: 0, column: 0, rows: rows.length, columns: rows[0]?.length ?? 0 };
  const kept: CellArea[] = [];
  const taken: true[][] = rows.map(() => []);
  for (const area of merged.toSorted((a, b) => a.row - b.row || a.column - b.column)) {
    const inside = clip(area, size);
    const isMerged = Math.min(inside.rows, inside.columns) >= 1 && inside.rows * inside.columns > 1;
    if (isMerged && take(taken, inside)) kept.push(inside);
  }
  const table = {
    hasHeader,
    rows: gatherTexts(rows, kept),
    merged: kept,
    headers: headers.map((area) => clip(area, size)).filter((area) => overlaps(area, size)),
  };
  const cells = cellsOf(table);
  return withOwnAreas(withoutIdle(withoutIdle(table, 'row', cells), 'column', cells));
}

/** Moves what stands in covered cells into the cell that covers them. */
function gatherTexts(rows: readonly InlineHtml[][], merged: readonly CellArea[]): InlineHtml[][] {
  const gathered = rows.map((row) => [...row]);
  for (const area of merged) {
    const texts: InlineHtml[] = [];
    for (const row of gathered.slice(area.row, area.row + area.rows))
      texts.push(...row.splice(area.column, area.columns, ...Array<string>(area.columns).fill('')));
    const first = gathered[area.row];
    if (first) first[area.column] = texts.filter((text) => text !== '').join('<br>');
  }
  return gathered;
}

function withoutIdle(table: Table, line: Line, cells: readonly CellArea[]): Table {
  const { start, length } = edges[line];
  const used = new Set(cells.map((cell) => cell[start]));
  const { rows } = table;
  const count = countOf(table, line);
  if (used.size === count) return table;
  const before = [0];
  for (let at = 0; at < count; at += 1) before.push((before[at] ?? 0) + (used.has(at) ? 1 : 0));
  const isUsed = (_: unknown, at: number) => used.has(at);
  return {
    ...table,
    rows: line === 'row' ? rows.filter(isUsed) : rows.map((row) => row.filter(isUsed)),
    ...changeAreas(table, (area) => {
      const from = before[area[start]] ?? 0;
      return { ...area, [start]: from, [length]: (before[area[start] + area[length]] ?? 0) - from };
    }),
  };
}

/** Changes all that a table keeps beside its grid; undefined removes an area. */
export function changeAreas(
  { merged = [], headers = [] }: Table,
  change: <Area extends CellArea>(area: Area) => Area | undefined,
): Required<Pick<Table, 'merged' | 'headers'>> {
  return {
    merged: merged.flatMap((area) => change(area) ?? []),
    headers: headers.flatMap((area) => change(area) ?? []),
  };
}

/** Leaves out merged areas of one cell, makes each header cell an area of its own, and leaves out lists where nothing is left. */
function withOwnAreas({ hasHeader, rows, merged = [], headers = [] }: Table): Table {
  const several = merged.filter((area) => area.rows * area.columns > 1);
  const table = { hasHeader, rows, ...(several.length > 0 && { merged: several }) };
  if (headers.length === 0 || rows.length === 0) return table;
  const cover = coverOf(rows.length, headers);
  const cells = cellsOf(table);
  const found = cells.flatMap((cell): HeaderCell[] => {
    const header = cover[cell.row]?.[cell.column];
    return header ? [{ ...cell, scope: header.scope }] : [];
  });
  const { end } = bandAt(table, 'row', 0);
  const inFirst = (each: readonly CellArea[]) => each.filter(({ row }) => row < end).length;
  const isHeader = hasHeader || inFirst(found) === inFirst(cells);
  const below = isHeader ? found.slice(inFirst(found)) : found;
  return { ...table, hasHeader: isHeader, ...(below.length > 0 && { headers: below }) };
}

/** Returns how many rows are the header. */
export const headerRowsOf = (table: Table): number => (table.hasHeader ? bandAt(table, 'row', 0).end : 0);

/** Returns the lines around one that merged cells join to it; the end is behind the last. */
export function bandAt({ merged = [] }: Table, line: Line, at: number): { start: number; end: number } {
  const { start, length } = edges[line];
  const joined: true[] = [];
  for (const area of merged) fillJoined(joined, area[start], area[length]);
  const band = { start: at, end: at + 1 };
  while (joined[band.start]) band.start -= 1;
  while (joined[band.end]) band.end += 1;
  return band;
}

/** Marks each line that a merged cell joins to the one before. */
function fillJoined(joined: true[], start: number, length: number): void {
  for (let at = start + 1; at < start + length; at += 1) joined[at] = true;
}

export const countOf = ({ rows }: Table, line: Line) =>
  line === 'row' ? rows.length : (rows[0]?.length ?? 0);
