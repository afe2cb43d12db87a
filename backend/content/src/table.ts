import type { BlockData, CellArea, InlineHtml } from './block';

export type Table = BlockData['table'];
export type Line = 'row' | 'column';

const edges = {
  row: { start: 'row', length: 'rows' },
  column: { start: 'column', length: 'columns' },
} as const;

export function emptyRows(rows: number, columns: number): InlineHtml[][] {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
}

/** Returns the cells in reading order; a merged one counts as one. They are the fields of a table. */
export function cellsOf({ rows, merged = [] }: Table): CellArea[] {
  const taken = takenBy(rows.length, merged);
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

/** Returns the merged cells by the places of the grid that they cover. */
function takenBy(height: number, merged: readonly CellArea[]): CellArea[][] {
  const taken: CellArea[][] = Array.from({ length: merged.length > 0 ? height : 0 }, () => []);
  for (const area of merged)
    for (const row of taken.slice(area.row, area.row + area.rows))
      for (let column = area.column; column < area.column + area.columns; column += 1) row[column] = area;
  return taken;
}

export const overlaps = (a: CellArea, b: CellArea) =>
  a.row < b.row + b.rows &&
  b.row < a.row + a.rows &&
  a.column < b.column + b.columns &&
  b.column < a.column + a.columns;

/** Returns the smallest area that holds all of these. */
export function areaAround(areas: readonly CellArea[]): CellArea {
  const [row, column] = [
    Math.min(...areas.map((area) => area.row)),
    Math.min(...areas.map((area) => area.column)),
  ];
  const rows = Math.max(...areas.map((area) => area.row + area.rows)) - row;
  const columns = Math.max(...areas.map((area) => area.column + area.columns)) - column;
  return { row, column, rows, columns };
}

/** Grows an area until it cuts no merged cell. */
export function wholeArea({ merged = [] }: Table, area: CellArea): CellArea {
  const grown = areaAround([area, ...merged.filter((each) => overlaps(each, area))]);
  return isSameArea(grown, area) ? area : wholeArea({ hasHeader: false, rows: [], merged }, grown);
}

export const isSameArea = (a: CellArea, b: CellArea) =>
  a.row === b.row && a.column === b.column && a.rows === b.rows && a.columns === b.columns;

/**
 * Repairs a table: of merged cells that overlap the first stays, none reaches outside, and none hides text. A row or column in which no
 * cell begins goes, as nobody would see that it is there.
 */
export function tidyTable({ hasHeader, rows, merged = [] }: Table): Table {
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  const kept: CellArea[] = [];
  const taken: true[][] = rows.map(() => []);
  for (const area of merged.toSorted((a, b) => a.row - b.row || a.column - b.column)) {
    const inside = {
      ...area,
      rows: Math.min(area.rows, height - area.row),
      columns: Math.min(area.columns, width - area.column),
    };
    const isMerged = Math.min(inside.rows, inside.columns) >= 1 && inside.rows * inside.columns > 1;
    if (isMerged && take(taken, inside)) kept.push(inside);
  }
  const table = { hasHeader, rows: gatherTexts(rows, kept), merged: kept };
  const cells = cellsOf(table);
  return withMerged(withoutIdle(withoutIdle(table, 'row', cells), 'column', cells));
}

/** Takes the places of an area; false where one of them is taken already. */
function take(taken: readonly true[][], { row, column, rows, columns }: CellArea): boolean {
  const within = taken.slice(row, row + rows);
  const places = Array.from({ length: columns }, (_, index) => column + index);
  if (within.some((each) => places.some((place) => each[place]))) return false;
  for (const each of within) for (const place of places) each[place] = true;
  return true;
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
  const { rows, merged = [] } = table;
  const count = line === 'row' ? rows.length : (rows[0]?.length ?? 0);
  if (used.size === count) return table;
  const before = [0];
  for (let at = 0; at < count; at += 1) before.push((before[at] ?? 0) + (used.has(at) ? 1 : 0));
  const isUsed = (_: unknown, at: number) => used.has(at);
  return {
    ...table,
    rows: line === 'row' ? rows.filter(isUsed) : rows.map((row) => row.filter(isUsed)),
    merged: merged.map((area) => {
      const from = before[area[start]] ?? 0;
      return { ...area, [start]: from, [length]: (before[area[start] + area[length]] ?? 0) - from };
    }),
  };
}

/** Leaves out areas of one cell, and the list where none is left. */
export function withMerged({ hasHeader, rows, merged = [] }: Table): Table {
  const several = merged.filter((area) => area.rows * area.columns > 1);
  return { hasHeader, rows, ...(several.length > 0 && { merged: several }) };
}

/** Returns how many rows are the header. */
export const headerRowsOf = (table: Table): number => (table.hasHeader ? bandAt(table, 'row', 0).end : 0);

/** Returns the lines around one that merged cells join to it; the end is behind the last. */
function bandAt({ merged = [] }: Table, line: Line, at: number): { start: number; end: number } {
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

const countOf = ({ rows }: Table, line: Line) => (line === 'row' ? rows.length : (rows[0]?.length ?? 0));

/** Inserts an empty row or column before place `at`; a merged cell around it grows. */
export function insertLine(table: Table, line: Line, at: number): Table {
  const { start, length } = edges[line];
  const { hasHeader, rows, merged = [] } = table;
  const grown = merged.map((area) => {
    if (area[start] >= at) return { ...area, [start]: area[start] + 1 };
    return area[start] + area[length] > at ? { ...area, [length]: area[length] + 1 } : area;
  });
  const inserted =
    line === 'row'
      ? rows.toSpliced(at, 0, rows[0]?.map(() => '') ?? [])
      : rows.map((row) => row.toSpliced(at, 0, ''));
  return tidyTable({ hasHeader, rows: inserted, merged: grown });
}

/** Removes a row or column; a merged cell that goes on behind it keeps its text. */
export function removeLine(table: Table, line: Line, at: number): Table {
  const { start, length } = edges[line];
  const { hasHeader, rows, merged = [] } = table;
  const left = rows.map((row) => [...row]);
  for (const area of merged) {
    if (area[start] !== at || area[length] === 1) continue;
    const next = { row: area.row, column: area.column, [start]: at + 1 };
    const row = left[next.row];
    if (row) row[next.column] = cellText(table, area);
  }
  const shrunk = merged.flatMap((area) => {
    if (area[start] > at) return [{ ...area, [start]: area[start] - 1 }];
    const isCut = area[start] + area[length] > at;
    if (!isCut) return [area];
    return area[length] === 1 ? [] : [{ ...area, [length]: area[length] - 1 }];
  });
  const cut = line === 'row' ? left.toSpliced(at, 1) : left.map((row) => row.toSpliced(at, 1));
  return tidyTable({
    hasHeader,
    rows: countOf({ ...table, rows: cut }, 'column') > 0 ? cut : [],
    merged: shrunk,
  });
}

/**
 * Moves a row or column past the one before (-1) or behind (1), each with all that merged cells join to it. Undefined beyond the
 * edge; else by how many places it has moved, too.
 */
export function moveLine(
  table: Table,
  line: Line,
  { at, by }: { at: number; by: 1 | -1 },
): { table: Table; by: number } | undefined {
  const { start } = edges[line];
  const band = bandAt(table, line, at);
  const beyond = by > 0 ? band.end : band.start - 1;
  if (beyond < 0 || beyond >= countOf(table, line)) return undefined;
  const other = bandAt(table, line, beyond);
  const [first, second] = by > 0 ? [band, other] : [other, band];
  const [ahead, behind] = [second.end - second.start, first.end - first.start];
  const swap = <T>(lines: readonly T[]): T[] => [
    ...lines.slice(0, first.start),
    ...lines.slice(second.start, second.end),
    ...lines.slice(first.start, first.end),
    ...lines.slice(second.end),
  ];
  const shift = (from: number) => {
    if (from < first.start || from >= second.end) return from;
    return from < first.end ? from + ahead : from - behind;
  };
  const { hasHeader, rows, merged = [] } = table;
  const moved = tidyTable({
    hasHeader,
    rows: line === 'row' ? swap(rows) : rows.map(swap),
    merged: merged.map((area) => ({ ...area, [start]: shift(area[start]) })),
  });
  return { table: moved, by: by > 0 ? ahead : -behind };
}
