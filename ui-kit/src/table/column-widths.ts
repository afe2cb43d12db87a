import type { TableProps, TableRow } from './table-props';

/** Pixels of the columns that are not their owner's: for selecting, and for the menu. */
export const markWidth = 56;
export const menuWidth = 64;
/** A column that shares the width is not narrower than a few words. */
const leastShare = 112;

/** Pixels below which the words in the columns are cut too short to be read. */
export function leastWidth<Row extends TableRow>({
  columns,
  isSelectable,
  rowActions,
}: TableProps<Row>): number {
  const widths = columns.map(({ width }) => (typeof width === 'number' ? width : leastShare));
  const own = widths.reduce((sum, width) => sum + width, 0);
  return own + (isSelectable ? markWidth : 0) + (rowActions ? menuWidth : 0);
}
