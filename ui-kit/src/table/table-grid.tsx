import {
  Cell,
  Column,
  Row as AriaRow,
  Table as AriaTable,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { classes } from '../classes';
import { CheckboxMark } from '../checkbox/checkbox-mark';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons';
import { VisuallyHidden } from '../text/text';
import type { TableColumn, TableProps, TableRow, TableSort } from './table-props';
import { TableRowMenu } from './table-row-menu';
import * as styles from './table.css';
import type { TableRows } from './use-table-rows';

const rowHeight = 48;
const headingHeight = 40;
const markWidth = 56;
const menuWidth = 64;

interface TableGridProps<Row extends TableRow> {
  table: TableProps<Row>;
  state: TableRows<Row>;
}

/** Rows and columns. Only the rows in view are there, so a thousand scroll as lightly as ten. */
export function TableGrid<Row extends TableRow>({ table, state }: TableGridProps<Row>) {
  const { label, columns, isSelectable = false, rowActions, rowHref } = table;
  const { shown, sort, setSort, selectedIds, select } = state;
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight, headingHeight }}>
      <AriaTable
        aria-label={label}
        className={styles.table}
        selectionMode={isSelectable ? 'multiple' : 'none'}
        selectedKeys={selectedIds}
        onSelectionChange={(keys) => select(keys as 'all' | Set<Row['id']>)}
        sortDescriptor={sort && { column: sort.columnId, direction: sort.direction }}
        onSortChange={({ column, direction }) => setSort({ columnId: String(column), direction })}
      >
        <TableHeader>
          {isSelectable && (
            <Column width={markWidth} minWidth={markWidth} className={styles.heading}>
              <CheckboxMark />
            </Column>
          )}
          {columns.map((column) => heading(column, sort))}
          {rowActions && (
            <Column width={menuWidth} minWidth={menuWidth} className={styles.heading}>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Column>
          )}
        </TableHeader>
        <TableBody items={shown} dependencies={[columns, isSelectable, rowActions]}>
          {(row) => (
            <AriaRow
              id={row.id}
              href={rowHref?.(row)}
              textValue={textOf(row, columns)}
              className={styles.row}
            >
              {isSelectable && (
                <Cell className={styles.cell}>
                  <CheckboxMark />
                </Cell>
              )}
              {columns.map((column) => cell(row, column))}
              {rowActions && (
                <Cell className={classes(styles.cell, styles.aligned.end)}>
                  <TableRowMenu row={row} table={table} />
                </Cell>
              )}
            </AriaRow>
          )}
        </TableBody>
      </AriaTable>
    </Virtualizer>
  );
}

function heading<Row extends TableRow>(column: TableColumn<Row>, sort: TableSort | undefined) {
  const { id, label, isRowHeader, isSortable, width = '1fr', align = 'start' } = column;
  const Arrow = sort?.columnId === id && sort.direction === 'descending' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <Column
      key={id}
      id={id}
      isRowHeader={isRowHeader}
      allowsSorting={isSortable}
      width={width}
      minWidth={96}
      className={classes(styles.heading, styles.aligned[align])}
    >
      <span className={styles.words}>{label}</span>
      {isSortable && (
        <span className={styles.arrow}>
          <Arrow size={14} />
        </span>
      )}
    </Column>
  );
}

const cell = <Row extends TableRow>(
  row: Row,
  { id, cell: show, align = 'start', isRowHeader }: TableColumn<Row>,
) => (
  <Cell key={id} className={classes(styles.cell, styles.aligned[align], isRowHeader && styles.rowHeader)}>
    <div className={styles.words}>{show(row)}</div>
  </Cell>
);

export const textOf = <Row extends TableRow>(row: Row, columns: readonly TableColumn<Row>[]) =>
  columns.find(({ isRowHeader }) => isRowHeader)?.text?.(row) ?? String(row.id);
