import type { TableColumn, TableRow } from './table-props';

/** What a row is called: what its row header says. */
export const rowText = <Row extends TableRow>(row: Row, columns: readonly TableColumn<Row>[]): string =>
  columns.find(({ isRowHeader }) => isRowHeader)?.text?.(row) ?? String(row.id);
