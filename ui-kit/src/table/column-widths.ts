import type { TableColumn, TableProps, TableRow } from './table-props';

/** Pixels of the kit's own columns: the checkbox and the row menu. */
export const MARK_COLUMN_PX = 56;
export const MENU_COLUMN_PX = 64;
/** Minimum widths of columns that share the width: for text, and for a name. */
const MIN_COLUMN_PX = { words: 112, name: 160 };

/** Returns the width in pixels below which the text of a column would be truncated too much to read. */
export const minColumnPx = <Row extends TableRow>({ width, minWidth, isRowHeader }: TableColumn<Row>) =>
  typeof width === 'number' ? width : (minWidth ?? (isRowHeader ? MIN_COLUMN_PX.name : MIN_COLUMN_PX.words));

/**
 * Minimum widths of tables are rounded up to steps, so that a static style sheet can have one container query
 * for each.
 */
const TABLE_WIDTH_STEP_PX = 32;
export const TABLE_WIDTHS_PX = Array.from({ length: 28 }, (_, place) => 320 + TABLE_WIDTH_STEP_PX * place);

/**
 * Returns the minimum width of all columns together, in pixels; on narrower containers the rows are cards.
 */
export function minTablePx<Row extends TableRow>({
  columns,
  isSelectable,
  rowActions,
}: TableProps<Row>): number {
  const own = columns.reduce((sum, column) => sum + minColumnPx(column), 0);
  const all = own + (isSelectable ? MARK_COLUMN_PX : 0) + (rowActions ? MENU_COLUMN_PX : 0);
  return Math.ceil(all / TABLE_WIDTH_STEP_PX) * TABLE_WIDTH_STEP_PX;
}
