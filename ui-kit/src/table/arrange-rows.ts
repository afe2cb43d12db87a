import type { TableColumn, TableRow, TableSort } from './table-props';

/** Compares numbers in text by value, and letters without accents and case. */
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Value = string | number | null;

function compare(one: Value, other: Value): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

/** Sorts rows by one column. The sort is stable; missing values are last in both directions. */
export function sortRows<Row extends TableRow>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.columnId);
  const valueOf = column?.value ?? column?.text;
  if (!valueOf) return rows;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const keyed = rows.map((row) => ({ row, value: orNull(valueOf(row)) }));
  const filled = keyed.filter(({ value }) => value !== null);
  filled.sort((one, other) => sign * compare(one.value, other.value));
  return [...filled, ...keyed.filter(({ value }) => value === null)].map(({ row }) => row);
}

/** Returns the rows that contain every word of the query, in any column. */
export function searchRows<Row extends TableRow>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  searched: string,
): readonly Row[] {
  const words = plain(searched).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = plain(columns.map((column) => column.text?.(row) ?? '').join('\n'));
    return words.every((word) => text.includes(word));
  });
}

const orNull = (value: Value): Value => (value === '' ? null : value);
