import type { CellArea } from './block';

/** Over how many rows and columns a cell extends; 0 rows are all that are left. */
interface CellSpan {
  rows: number;
  columns: number;
}

/** A row of cells. */
interface SpanRow {
  cells: readonly CellSpan[];
  /** Behind the last row that a cell of this one can reach: that of its `tbody`. */
  end: number;
}

/** More places than a page has room for. */
const maxPlaces = 250_000;
/** HTML knows no larger ones. */
const maxSpan = { colspan: 1000, rowspan: 65_534 };

/** Returns the span that an attribute says; 1 where it says none. */
export function spanOf(written: string | undefined, name: keyof typeof maxSpan): number {
  const span = /^\s*\d+/.test(written ?? '') ? Number.parseInt(written ?? '', 10) : 1;
  return span === 0 && name === 'colspan' ? 1 : Math.min(span, maxSpan[name]);
}

/**
 * Places cells in a grid as browsers do: each in the next place of its row that none from above covers. Where two would overlap, the
 * later one is narrower; none reaches out of its part of the table; and columns in which no cell begins are left out. Where the spans
 * of a table cover more places than a page has room for, none of them counts.
 */
export function placeCells(rows: readonly SpanRow[]): CellArea[][] {
  return placed(rows) ?? rows.map(({ cells }, row) => cells.map((_, column) => ({ row, column, ...one })));
}

const one = { rows: 1, columns: 1 };

function placed(rows: readonly SpanRow[]): CellArea[][] | undefined {
  const taken: true[][] = rows.map(() => []);
  const areas: CellArea[][] = [];
  let places = 0;
  for (const [row, { cells, end }] of rows.entries()) {
    const found: CellArea[] = [];
    for (const span of cells) {
      const from = found.at(-1)?.column ?? 0;
      const area = placeCell(
        { row, column: from, rows: span.rows || end - row, columns: span.columns },
        taken,
      );
      const inside = { ...area, rows: Math.min(area.rows, end - row) };
      if (inside.rows * inside.columns > 1) places += inside.rows * inside.columns;
      if (places > maxPlaces) return undefined;
      cover(taken, inside);
      found.push(inside);
    }
    areas.push(found);
  }
  return withoutIdleColumns(areas);
}

/** Finds the first free place of a row from a column on, and how many columns are free there. */
function placeCell(wanted: CellArea, taken: readonly true[][]): CellArea {
  const row = taken[wanted.row] ?? [];
  let { column } = wanted;
  while (row[column]) column += 1;
  let columns = 1;
  while (columns < wanted.columns && !row[column + columns]) columns += 1;
  return { ...wanted, column, columns };
}

function cover(taken: readonly true[][], { row, column, rows, columns }: CellArea): void {
  for (const each of taken.slice(row, row + rows))
    for (let at = column; at < column + columns; at += 1) each[at] = true;
}

function withoutIdleColumns(rows: readonly CellArea[][]): CellArea[][] {
  const begun = new Set(rows.flatMap((cells) => cells.map(({ column }) => column)));
  const width = [...begun].reduce((most, column) => Math.max(most, column + 1), 0);
  const before = [0];
  for (let at = 0; at < width; at += 1) before.push((before[at] ?? 0) + (begun.has(at) ? 1 : 0));
  const last = begun.size;
  return rows.map((cells) =>
    cells.map((area) => {
      const column = before[area.column] ?? 0;
      return { ...area, column, columns: (before[area.column + area.columns] ?? last) - column };
    }),
  );
}
