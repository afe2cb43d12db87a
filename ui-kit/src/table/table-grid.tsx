import {
  Cell,
  Collection,
  Column,
  Row as AriaRow,
  Table as AriaTable,
  TableBody,
  TableHeader,
  TableLayout,
  TableLoadMoreItem,
  Virtualizer,
} from 'react-aria-components';
import { classes } from '../classes';
import { CheckboxMark } from '../checkbox/checkbox-mark';
import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../text/text';
import { MARK_COLUMN_PX, MENU_COLUMN_PX } from './column-widths';
import { rowText } from './row-text';
import { TableHeading } from './table-heading';
import type { TableProps, TableRow } from './table-props';
import { TableRowMenu } from './table-row-menu';
import * as styles from './table.css';
import type { TableRows } from './use-table-rows';

const layout = { rowHeight: 48, headingHeight: 40, loaderHeight: 48 };

interface TableGridProps<Row extends TableRow> {
  table: TableProps<Row>;
  state: TableRows<Row>;
}

/** Rows and columns. Virtualized: only rows in view are rendered, so a thousand scroll as fast as ten. */
export function TableGrid<Row extends TableRow>({ table, state }: TableGridProps<Row>) {
  const { label, columns, isSelectable = false, rowActions, hasMore = false, onLoadMore } = table;
  const { shown, sort, setSort, selectedIds, select } = state;
  return (
    <Virtualizer layout={TableLayout} layoutOptions={layout}>
      <AriaTable
        aria-label={label}
        className={styles.table}
        selectionMode={isSelectable ? 'multiple' : 'none'}
        selectedKeys={selectedIds}
        onSelectionChange={select}
        sortDescriptor={sort && { column: sort.columnId, direction: sort.direction }}
        onSortChange={({ column, direction }) => setSort({ columnId: String(column), direction })}
      >
        <TableHeader>
          {isSelectable && (
            <Column width={MARK_COLUMN_PX} minWidth={MARK_COLUMN_PX} className={styles.heading}>
              <div className={styles.mark}>
                <CheckboxMark />
              </div>
            </Column>
          )}
          {columns.map((column) => (
            <TableHeading key={column.id} column={column} sort={sort} />
          ))}
          {rowActions && (
            <Column width={MENU_COLUMN_PX} minWidth={MENU_COLUMN_PX} className={styles.heading}>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Column>
          )}
        </TableHeader>
        <TableBody>
          <Collection items={shown} dependencies={[table]}>
            {(row) => <GridRow row={row} table={table} />}
          </Collection>
          <TableLoadMoreItem isLoading={hasMore} onLoadMore={hasMore ? onLoadMore : undefined}>
            <div className={styles.more}>
              <Skeleton shape="text" width="25%" />
            </div>
          </TableLoadMoreItem>
        </TableBody>
      </AriaTable>
    </Virtualizer>
  );
}

function GridRow<Row extends TableRow>({ row, table }: { row: Row; table: TableProps<Row> }) {
  const { columns, isSelectable, rowActions, rowHref, onOpen } = table;
  return (
    <AriaRow
      id={row.id}
      href={rowHref?.(row)}
      onAction={onOpen && (() => onOpen(row))}
      textValue={rowText(row, columns)}
      className={classes(styles.row, onOpen && styles.opens)}
    >
      {isSelectable && (
        <Cell className={styles.cell}>
          <div className={styles.mark}>
            <CheckboxMark />
          </div>
        </Cell>
      )}
      {columns.map(({ id, start, cell, align = 'start', isRowHeader, isControl }) => (
        <Cell
          key={id}
          className={classes(styles.cell, styles.aligned[align], isRowHeader && styles.rowHeader)}
        >
          {start?.(row)}
          <div className={isControl ? styles.control : styles.words}>{cell(row)}</div>
        </Cell>
      ))}
      {rowActions && (
        <Cell className={classes(styles.cell, styles.aligned.end)}>
          <div className={styles.mark}>
            <TableRowMenu row={row} table={table} />
          </div>
        </Cell>
      )}
    </AriaRow>
  );
}
