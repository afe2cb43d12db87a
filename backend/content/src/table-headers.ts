import { coverOf } from './areas';
import type { CellArea, HeaderCell } from './block';
import { countOf, headerRowsOf, tidyTable, type Line, type Table } from './table';

/** Returns what each cell is the header of; undefined for a plain one. */
export function scopesOf(table: Table): (cell: CellArea) => HeaderCell['scope'] | undefined {
  const header = headerRowsOf(table);
  const cover = coverOf(table.rows.length, table.headers ?? []);
  return ({ row, column }) => (row < header ? 'col' : cover[row]?.[column]?.scope);
}

/** Turns the header on or off. */
export function toggleHeader(table: Table): Table {
  const toggled = tidyTable({ ...withCorner(table), hasHeader: !table.hasHeader });
  return toggled.hasHeader === table.hasHeader
    ? tidyTable({ ...table, hasHeader: !table.hasHeader })
    : toggled;
}

/** Makes cells of the header that lie over headers of rows such headers, too: `tidyTable` keeps them in rows that leave the header. */
export function withCorner(table: Table): Table {
  const end = headerRowsOf(table);
  const { headers = [] } = table;
  const corner = headers
    .filter(({ row, scope }) => row === end && scope === 'row')
    .map((each) => ({ ...each, row: 0, rows: end }));
  return end === 0 || corner.length === 0 ? table : { ...table, headers: [...corner, ...headers] };
}

/** Headers of rows lie below one another, so a new row continues them; a new column continues headers of columns. */
const continuing = { row: 'row', column: 'col' } as const;

/**
 * Returns the header cells of a row or column that is inserted before place `at`: where the cells on both sides are headers, or the only
 * one at the edge of the table is and the line continues such headers.
 */
export function headersAcross(table: Table, line: Line, at: number): HeaderCell[] {
  if (!table.headers) return [];
  const cover = coverOf(table.rows.length, table.headers);
  const sides = [at - 1, at].filter((side) => side >= 0 && side < countOf(table, line));
  const scopeAt = (side: number, along: number) =>
    (line === 'row' ? cover[side]?.[along] : cover[along]?.[side])?.scope;
  const length = countOf(table, line === 'row' ? 'column' : 'row');
  return Array.from({ length }, (_, along) => along).flatMap((along): HeaderCell[] => {
    const scopes = sides.map((side) => scopeAt(side, along));
    const continued = scopes.find((scope) => scope === continuing[line]);
    const scope = continued ?? (scopes.length === 2 ? scopes[0] : undefined);
    if (!scope || scopes.includes(undefined)) return [];
    const place = line === 'row' ? { row: at, column: along } : { row: along, column: at };
    return [{ ...place, rows: 1, columns: 1, scope }];
  });
}
