import { useMemo, useState } from 'react';
import { searchRows, sortRows } from './arrange-rows';
import type { TableProps, TableRow, TableSort } from './table-props';

/** What a table shows of its rows: searched, sorted, selected. */
export function useTableRows<Row extends TableRow>({ rows, columns, defaultSort }: TableProps<Row>) {
  const [searched, setSearched] = useState('');
  const [sort, setSort] = useState<TableSort | undefined>(defaultSort);
  const [chosen, setChosen] = useState<ReadonlySet<Row['id']>>(new Set());

  const shown = useMemo(
    () => sortRows(searchRows(rows, columns, searched), columns, sort),
    [rows, columns, searched, sort],
  );
  /** Rows that are gone are not selected any more. */
  const selectedIds = useMemo(() => rows.map(({ id }) => id).filter((id) => chosen.has(id)), [rows, chosen]);
  const select = (ids: 'all' | Iterable<Row['id']>) =>
    setChosen(new Set(ids === 'all' ? shown.map(({ id }) => id) : ids));

  return { shown, searched, setSearched, sort, setSort, selectedIds, select };
}

export type TableRows<Row extends TableRow> = ReturnType<typeof useTableRows<Row>>;
