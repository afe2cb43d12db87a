import { Skeleton } from '../skeleton/skeleton';
import type { TableColumn, TableProps, TableRow } from './table-props';

const widths = ['80%', '60%', '40%', '60%'] as const;
const rows = Array.from({ length: 6 }, (_, id) => ({ id }));

/** The same table with shapes in place of words, so that nothing moves when the words come. */
export function waitingTable<Row extends TableRow>(table: TableProps<Row>): TableProps<{ id: number }> {
  const { label, isSelectable, rowActions, defaultSort, sort = defaultSort } = table;
  return {
    label,
    rows,
    sort,
    isSelectable,
    rowActions: rowActions && (() => []),
    columns: table.columns.map(waitingColumn),
    emptyState: null,
  };
}

function waitingColumn<Row extends TableRow>(column: TableColumn<Row>, place: number) {
  const cell = ({ id }: { id: number }) => (
    <Skeleton shape="text" width={widths[(id + place) % widths.length]} />
  );
  return { ...column, cell, start: undefined, text: undefined, value: undefined };
}
