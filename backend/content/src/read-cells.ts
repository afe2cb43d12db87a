import type { CellArea, InlineHtml } from './block';
import { placeCells, spanOf } from './place-cells';
import { headerRowsOf, tidyTable, type Table } from './table';
import { childElements, type ContentElement, type ContentNode } from './tree';

interface ReadTable {
  table: Table;
  /** All cells are of the kind that they have in the canonical form. */
  isWhole: boolean;
}

/** More cells than content has room for, written as shortly as they can be. */
const maxCells = 250_000;

/**
 * Reads the cells of a table element; rows that are shorter than others are filled up.
 * @throws {RangeError} when there are more of them than content may hold.
 */
export function readCells(
  element: ContentElement,
  inlineOf: (nodes: Iterable<ContentNode>) => InlineHtml,
): ReadTable {
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
  const [first = []] = cells;
  const hasHeader = first.length > 0 && first.every(isHeader);
  const merged = areas.flat().filter((area) => area.rows * area.columns > 1);
  const whole = { hasHeader, rows: width > 0 ? rows : [], merged };
  const headerRows = headerRowsOf(whole);
  const isWhole = cells.every((row, y) => row.every((cell) => isHeader(cell) === y < headerRows));
  return { table: tidyTable(whole), isWhole };
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
