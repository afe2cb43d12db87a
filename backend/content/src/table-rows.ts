import type { InlineHtml } from './block';
import { childElements, isElement, type ContentElement, type ContentNode } from './tree';

interface Rows {
  rows: InlineHtml[][];
  hasHeader: boolean;
  /** No merged cells, and header cells in the first row only. */
  isPlain: boolean;
}

/** The cells of a table element; what spans several columns or rows is followed by empty cells. */
export function readRows(
  table: ContentElement,
  inlineOf: (nodes: Iterable<ContentNode>) => InlineHtml,
): Rows {
  const rowElements = rowsOf(table);
  const rows: InlineHtml[][] = rowElements.map(() => []);
  let isPlain = true;
  rowElements.forEach((row, y) => {
    let x = 0;
    for (const cell of childElements(row)) {
      while (rows[y]?.[x] !== undefined) x += 1;
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      if (wide > 1 || high > 1 || (cell.name === 'th' && y > 0)) isPlain = false;
      cover(rows, { x, y, wide, high });
      const target = rows[y];
      if (target) target[x] = inlineOf(cell.children);
    }
  });
  const [first] = rowElements;
  const hasHeader =
    !!first && childElements(first).length > 0 && childElements(first).every((cell) => cell.name === 'th');
  return { rows: square(rows), hasHeader, isPlain };
}

/** The rows of a table, without those of tables within its cells. */
const rowsOf = ({ children }: ContentElement): ContentElement[] =>
  children
    .filter(isElement)
    .flatMap((child) => (child.name === 'tr' ? [child] : child.name === 'table' ? [] : rowsOf(child)));

function spanOf(cell: ContentElement, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.attributes[name] ?? '1', 10);
  return span >= 1 && span <= 100 ? span : 1;
}

function cover(rows: InlineHtml[][], area: { x: number; y: number; wide: number; high: number }): void {
  for (const row of rows.slice(area.y, area.y + area.high)) {
    for (let x = area.x; x < area.x + area.wide; x += 1) row[x] = '';
  }
}

/** All rows as wide as the widest; a table without any cell has no rows. */
function square(rows: readonly (readonly InlineHtml[])[]): InlineHtml[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return [];
  return rows.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? ''));
}

export function emptyRows(rows: number, columns: number): InlineHtml[][] {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
}

export type Line = 'row' | 'column';

/** A new empty row or column before place `at`. */
export function insertLine(rows: readonly InlineHtml[][], line: Line, at: number): InlineHtml[][] {
  if (line === 'column') return rows.map((row) => row.toSpliced(at, 0, ''));
  return rows.toSpliced(at, 0, rows[0]?.map(() => '') ?? []);
}

/** Moves a row or column to another place; beyond the edge it stays. */
export function moveLine(
  rows: readonly InlineHtml[][],
  line: Line,
  { from, to }: { from: number; to: number },
): InlineHtml[][] {
  const move = <T>(all: readonly T[]) => {
    const moved = all[from];
    return moved === undefined || to < 0 || to >= all.length
      ? [...all]
      : all.toSpliced(from, 1).toSpliced(to, 0, moved);
  };
  return line === 'row' ? move(rows) : rows.map(move);
}

export function removeLine(rows: readonly InlineHtml[][], line: Line, at: number): InlineHtml[][] {
  if (line === 'column') return square(rows.map((row) => row.toSpliced(at, 1)));
  return rows.toSpliced(at, 1);
}
