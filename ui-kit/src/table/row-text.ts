import type { TableColumn, TableRow } from './table-props';

/** Returns the name of a row: the text of its row header. */
export const rowText = <Row extends TableRow>(row: Row, columns: readonly TableColumn<Row>[]): string =>
  columns.find(({ isRowHeader }) => isRowHeader)?.text?.(row) ?? String(row.id);
