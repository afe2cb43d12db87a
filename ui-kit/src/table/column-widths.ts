import type { TableColumn, TableProps, TableRow } from './table-props';

/** Pixels of the columns that are not their owner's: for selecting, and for the menu. */
export const markWidth = 56;
export const menuWidth = 64;
/** A column that shares the width is not narrower than a few words, or a name. */
const least = { words: 112, name: 160 };

/** Pixels below which the words in a column are cut too short to be read. */
export const leastColumn = <Row extends TableRow>({ width, minWidth, isRowHeader }: TableColumn<Row>) =>
  typeof width === 'number' ? width : (minWidth ?? (isRowHeader ? least.name : least.words));

/** Widths of tables go in steps, so that a style sheet, which knows no table, can tell whether there is room for one. */
const step = 32;
export const widths = Array.from({ length: 28 }, (_, place) => 320 + step * place);

/** The same of all columns together: narrower than that the rows are cards. */
export function leastWidth<Row extends TableRow>({
  columns,
  isSelectable,
  rowActions,
}: TableProps<Row>): number {
  const own = columns.reduce((sum, column) => sum + leastColumn(column), 0);
  const all = own + (isSelectable ? markWidth : 0) + (rowActions ? menuWidth : 0);
  return Math.ceil(all / step) * step;
}
