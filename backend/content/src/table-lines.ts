import { bandAt, cellText, changeAreas, countOf, edges, tidyTable, type Line, type Table } from './table';
import { headersAcross, withCorner } from './table-headers';

/**
 * Inserts an empty row or column before place `at`; a merged cell around it grows. Where it continues headers, its cells are headers.
 */
export function insertLine(before: Table, line: Line, at: number): Table {
  const { start, length } = edges[line];
  const table = withCorner(before);
  const { hasHeader, rows } = table;
  const { merged, headers } = changeAreas(table, (area) => {
    if (area[start] >= at) return { ...area, [start]: area[start] + 1 };
    return area[start] + area[length] > at ? { ...area, [length]: area[length] + 1 } : area;
  });
  const inserted =
    line === 'row'
      ? rows.toSpliced(at, 0, rows[0]?.map(() => '') ?? [])
      : rows.map((row) => row.toSpliced(at, 0, ''));
  return tidyTable({
    hasHeader,
    rows: inserted,
    merged,
    headers: [...headers, ...headersAcross(table, line, at)],
  });
}

/** Removes a row or column; a merged cell that goes on behind it keeps its text. */
export function removeLine(before: Table, line: Line, at: number): Table {
  const { start, length } = edges[line];
  const table = withCorner(before);
  const { hasHeader, rows, merged = [] } = table;
  const left = rows.map((row) => [...row]);
  for (const area of merged) {
    if (area[start] !== at || area[length] === 1) continue;
    const next = { row: area.row, column: area.column, [start]: at + 1 };
    const row = left[next.row];
    if (row) row[next.column] = cellText(table, area);
  }
  const shrunk = changeAreas(table, (area) => {
    if (area[start] > at) return { ...area, [start]: area[start] - 1 };
    const isCut = area[start] + area[length] > at;
    if (!isCut) return area;
    return area[length] === 1 ? undefined : { ...area, [length]: area[length] - 1 };
  });
  const cut = line === 'row' ? left.toSpliced(at, 1) : left.map((row) => row.toSpliced(at, 1));
  const isEmpty = countOf({ ...table, rows: cut }, 'column') === 0;
  return tidyTable({ hasHeader, rows: isEmpty ? [] : cut, ...shrunk });
}

/**
 * Moves a row or column past the one before (-1) or behind (1), each with all that merged cells join to it. Undefined beyond the
 * edge; else by how many places it has moved, too.
 */
export function moveLine(
  before: Table,
  line: Line,
  { at, by }: { at: number; by: 1 | -1 },
): { table: Table; by: number } | undefined {
  const { start } = edges[line];
  const table = withCorner(before);
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
  const { hasHeader, rows } = table;
  const moved = tidyTable({
    hasHeader,
    rows: line === 'row' ? swap(rows) : rows.map(swap),
    ...changeAreas(table, (area) => ({ ...area, [start]: shift(area[start]) })),
  });
  return { table: moved, by: by > 0 ? ahead : -behind };
}
