import type { CellArea, HeaderCell, InlineHtml } from './block';
import { placeCells, spanOf } from './place-cells';
import { tidyTable, type Table } from './table';
import { childElements, textContent, type ContentElement, type ContentNode } from './tree';

/** More cells than content has room for, written as shortly as they can be. */
const maxCells = 250_000;

/**
 * Reads the cells of a table element; rows that are shorter than others are filled up.
 * @throws {RangeError} when there are more of them than content may hold.
 */
export function readCells(
  element: ContentElement,
  inlineOf: (nodes: Iterable<ContentNode>) => InlineHtml,
): Table {
  const rowElements = rowsOf(element);
  const cells = rowElements.map(({ row }) => childElements(row));
  const ends = endsOf(rowElements);
  const areas = placeCells(
    cells.map((each, row) => ({
      cells: each.map(({ attributes: { colspan, rowspan } }) => ({
        columns: spanOf(colspan, 'colspan'),
        rows: spanOf(rowspan, 'rowspan'),
      })),
      end: ends[row] ?? row + 1,
    })),
  );
  const width = areas.reduce(
    (most, row) => row.reduce((right, area) => Math.max(right, endOf(area)), most),
    0,
  );
  if (width * areas.length > maxCells) throw new RangeError(`A table has more than ${maxCells} cells`);
  const rows = areas.map(() => Array.from({ length: width }, () => ''));
  areas.forEach((row, y) =>
    row.forEach(({ column }, index) => {
      const target = rows[y];
      if (target) target[column] = inlineOf(cells[y]?.[index]?.children ?? []);
    }),
  );
  const merged = areas.flat().filter((area) => area.rows * area.columns > 1);
  const headers = rowElements.flatMap((row, y) => headersOf(row, areas[y] ?? [], width));
  return tidyTable({ hasHeader: false, rows: width > 0 ? rows : [], merged, headers });
}

/** Returns the header cells of a row: its `th`s, and in `thead` beside them what is empty, too. */
function headersOf({ row, part }: RowElement, areas: readonly CellArea[], width: number): HeaderCell[] {
  const cells = childElements(row);
  if (!cells.some(isHeader)) return [];
  const isCounted = (cell: ContentElement) =>
    isHeader(cell) || (part.name === 'thead' && textContent(cell).trim() === '');
  const isWhole = cells.every(isCounted);
  const found = areas.flatMap((area, index): HeaderCell[] => {
    const cell = cells[index];
    return cell && isCounted(cell) ? [{ ...area, scope: scopeOf(cell, isWhole) }] : [];
  });
  const last = areas.at(-1);
  const isShort = isWhole && last && endOf(last) < width;
  const filler = { row: last?.row ?? 0, column: last ? endOf(last) : 0, rows: 1, columns: width };
  return isShort ? [...found, { ...filler, scope: 'col' }] : found;
}

/** Defaults the scope of a header to its row, unless all cells of the row are headers. */
function scopeOf({ attributes: { scope = '' } }: ContentElement, isWhole: boolean): HeaderCell['scope'] {
  const [, said] = /^\s*(row|col)(?:group)?\s*$/i.exec(scope) ?? [];
  return said?.toLowerCase() === 'row' || (!said && !isWhole) ? 'row' : 'col';
}

const isHeader = ({ name }: ContentElement) => name === 'th';

const endOf = ({ column, columns }: CellArea) => column + columns;

interface RowElement {
  row: ContentElement;
  /** Its `thead`, `tbody` or the like. */
  part: ContentElement;
}

/** The rows of a table, without those of tables within its cells. */
const rowsOf = (part: ContentElement): RowElement[] =>
  childElements(part).flatMap((child) => {
    if (child.name === 'tr') return [{ row: child, part }];
    return child.name === 'table' ? [] : rowsOf(child);
  });

/** Returns for each row where its part of the table ends. */
function endsOf(rows: readonly RowElement[]): number[] {
  const ends: number[] = [];
  for (let at = rows.length - 1; at >= 0; at -= 1)
    ends[at] = rows[at]?.part === rows[at + 1]?.part ? (ends[at + 1] ?? at + 1) : at + 1;
  return ends;
}
