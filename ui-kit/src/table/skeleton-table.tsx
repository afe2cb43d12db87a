import { Skeleton } from '../skeleton/skeleton';
import type { TableColumn, TableProps, TableRow } from './table-props';

const skeletonWidths = ['80%', '60%', '40%', '60%'] as const;
const rows = Array.from({ length: 6 }, (_, id) => ({ id }));

/** Returns the same table with skeletons for text, so that nothing shifts when the rows arrive. */
export function skeletonTable<Row extends TableRow>(table: TableProps<Row>): TableProps<{ id: number }> {
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
    <Skeleton shape="text" width={skeletonWidths[(id + place) % skeletonWidths.length]} />
  );
  return { ...column, cell, start: undefined, text: undefined, value: undefined };
}
