import type { ReactNode } from 'react';
import type { MenuItems } from '../menu-button/menu-items';

export interface TableRow {
  id: string | number;
}

export interface TableColumn<Row extends TableRow> {
  id: string;
  label: string;
  /** What the cell shows. */
  cell: (row: Row) => ReactNode;
  /** Before it, such as an avatar: it is never cut. */
  start?: (row: Row) => ReactNode;
  /** What it says: searched, typed ahead, and sorted by where `value` is not given. */
  text?: (row: Row) => string;
  /** What it is sorted by, such as a number or a time; what is missing comes last. */
  value?: (row: Row) => number | string | null;
  isSortable?: boolean;
  /** Names the row to a screen reader; one column at least. */
  isRowHeader?: boolean;
  /** A share of the width, or pixels. */
  width?: `${number}fr` | number;
  /** Pixels below which its words are cut too short, where it shares the width. */
  minWidth?: number;
  align?: 'start' | 'end';
  /** On phones a row is a card: its title, one of its details, or not shown. */
  onPhone?: 'title' | 'detail' | 'hidden';
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableSearch {
  label: string;
  placeholder?: string;
  /** What is searched, when the owner of the rows searches them; the table does it itself without. */
  value?: string;
  onChange?: (text: string) => void;
}

export interface TableProps<Row extends TableRow> {
  /** Names the table. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  defaultSort?: TableSort;
  /** The order the rows come in, when their owner sorts them; the table does it itself without. */
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Adds a search over the texts of all columns. */
  search?: TableSearch;
  /** Rows can be selected; what can be done with them stands in `bulkActions`. */
  isSelectable?: boolean;
  /** The selected rows, when their owner keeps them. */
  selectedIds?: readonly Row['id'][];
  onSelect?: (ids: Row['id'][]) => void;
  /** Shown while rows are selected; given their ids and a way to select none. */
  bulkActions?: (ids: Row['id'][], clear: () => void) => ReactNode;
  /** The menu at the end of a row; rows without an entry have none. */
  rowActions?: (row: Row) => MenuItems;
  rowActionsLabel?: (row: Row) => string;
  /** Where a row leads. */
  rowHref?: (row: Row) => string;
  /** What opening a row does, where it leads nowhere. */
  onOpen?: (row: Row) => void;
  /** The first rows are on their way. */
  isLoading?: boolean;
  /** There are more rows than these: `onLoadMore` asks for them when the end comes near. */
  hasMore?: boolean;
  onLoadMore?: () => void;
  /** What stands there when there are no rows at all. */
  emptyState: ReactNode;
  /** What is said when the search finds nothing. */
  noMatchText?: (searched: string) => string;
  /** How many are selected. */
  selectedText?: (count: number) => string;
  clearLabel?: string;
  loadingLabel?: string;
}
