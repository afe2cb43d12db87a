import { useMemo, useState } from 'react';
import type { Selection } from 'react-aria-components';
import { searchRows, sortRows } from './arrange-rows';
import type { TableProps, TableRow, TableSort } from './table-props';

/** Applies search, sorting and selection, each controlled either by the table or by the app. */
export function useTableRows<Row extends TableRow>(table: TableProps<Row>) {
  const { rows, columns, search, onSort, onSelect } = table;
  const [typed, setTyped] = useState('');
  const [ownSort, setOwnSort] = useState<TableSort | undefined>(table.defaultSort);
  const [chosen, setChosen] = useState<readonly Row['id'][]>([]);

  const toSearch = search?.value === undefined ? typed : '';
  const toSort = table.sort ? undefined : ownSort;
  const shown = useMemo(
    () => sortRows(searchRows(rows, columns, toSearch), columns, toSort),
    [rows, columns, toSearch, toSort],
  );

  const given = table.selectedIds ?? chosen;
  /** Removes deleted rows from the selection. */
  const selectedIds = useMemo(() => idsAmong(rows, new Set(given)), [rows, given]);

  const select = (keys: Selection) => {
    const taken = keys === 'all' ? new Set([...selectedIds, ...shown.map(({ id }) => id)]) : keys;
    const ids = idsAmong(rows, taken);
    setChosen(ids);
    onSelect?.(ids);
  };
  const setSort = (sort: TableSort) => {
    setOwnSort(sort);
    onSort?.(sort);
  };
  const setSearched = (text: string) => {
    setTyped(text);
    search?.onChange?.(text);
  };
  return {
    shown,
    searched: search?.value ?? typed,
    setSearched,
    sort: table.sort ?? ownSort,
    setSort,
    selectedIds,
    select,
  };
}

const idsAmong = <Row extends TableRow>(
  rows: readonly Row[],
  ids: ReadonlySet<string | number>,
): Row['id'][] => rows.map(({ id }) => id).filter((id) => ids.has(id));

export type TableRows<Row extends TableRow> = ReturnType<typeof useTableRows<Row>>;
