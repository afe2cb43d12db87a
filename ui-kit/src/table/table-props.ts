import type { ReactNode } from 'react';
import type { MenuItems } from '../menu-button/menu-items';

export interface TableRow {
  id: string | number;
}

export interface TableColumn<Row extends TableRow> {
  id: string;
  label: string;
  /** Renders the content of a cell. */
  cell: (row: Row) => ReactNode;
  /** Content before the cell's text, such as an avatar; never truncated. */
  start?: (row: Row) => ReactNode;
  /** The text of the cell for search, type-ahead and, without `value`, sorting. */
  text?: (row: Row) => string;
  /** The sort key, such as a number or a time; missing values are last. */
  value?: (row: Row) => number | string | null;
  isSortable?: boolean;
  /** Screen readers use this cell as the name of the row; at least one column needs it. */
  isRowHeader?: boolean;
  /** A fraction of the width, or pixels. */
  width?: `${number}fr` | number;
  /** Minimum width in pixels of a column that shares the width. */
  minWidth?: number;
  align?: 'start' | 'end';
  /** The cell may be a button: it is not cut off. */
  isControl?: boolean;
  /** The column's part in the card on phones: title, detail, or hidden. */
  onPhone?: 'title' | 'detail' | 'hidden';
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableSearch {
  label: string;
  placeholder?: string;
  /** The query, if the app searches the rows; without it the table searches them. */
  value?: string;
  onChange?: (text: string) => void;
}

export interface TableProps<Row extends TableRow> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  defaultSort?: TableSort;
  /** The sort order, if the app sorts the rows; without it the table sorts them. */
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Adds a search over the text of all columns. */
  search?: TableSearch;
  /** Allows rows to be selected; `bulkActions` acts on them. */
  isSelectable?: boolean;
  /** The selected rows, if the app controls them. */
  selectedIds?: readonly Row['id'][];
  onSelect?: (ids: Row['id'][]) => void;
  /** Shown while rows are selected; gets their ids and a callback that clears the selection. */
  bulkActions?: (ids: Row['id'][], clear: () => void) => ReactNode;
  /** The entries of the menu at the end of a row; no menu without entries. */
  rowActions?: (row: Row) => MenuItems;
  rowActionsLabel?: (row: Row) => string;
  /** Returns the link target of a row. */
  rowHref?: (row: Row) => string;
  /** Called when a row is opened; without `rowHref` only. */
  onOpen?: (row: Row) => void;
  /** The first rows are loading. */
  isLoading?: boolean;
  /** More rows exist: `onLoadMore` is called near the end of the list. */
  hasMore?: boolean;
  onLoadMore?: () => void;
  /** Shown without rows. */
  emptyState: ReactNode;
  /** Returns the text for a search without results. */
  noMatchText?: (searched: string) => string;
  /** Returns the text for the number of selected rows. */
  selectedText?: (count: number) => string;
  clearLabel?: string;
  loadingLabel?: string;
}
