import { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components';
import { CheckboxMark } from '../checkbox/checkbox-mark';
import { textOf } from './table-grid';
import type { TableColumn, TableProps, TableRow } from './table-props';
import { TableRowMenu } from './table-row-menu';
import * as styles from './table.css';
import type { TableRows } from './use-table-rows';

interface TableCardsProps<Row extends TableRow> {
  table: TableProps<Row>;
  state: TableRows<Row>;
}

/** The same rows for a thumb: each is a card, and again only those in view are there. */
export function TableCards<Row extends TableRow>({ table, state }: TableCardsProps<Row>) {
  const { label, columns, isSelectable = false, rowHref } = table;
  const { shown, selectedIds, select } = state;
  const estimated = 48 + 24 * columns.filter(isDetail).length;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: estimated }}>
      <GridList
        aria-label={label}
        items={shown}
        className={styles.cards}
        selectionMode={isSelectable ? 'multiple' : 'none'}
        selectedKeys={selectedIds}
        onSelectionChange={(keys) => select(keys as 'all' | Set<Row['id']>)}
      >
        {(row) => (
          <GridListItem
            id={row.id}
            href={rowHref?.(row)}
            textValue={textOf(row, columns)}
            className={styles.card}
          >
            {isSelectable && <CheckboxMark />}
            <div className={styles.cardWords}>
              {columns.filter(isTitle).map(({ id, cell }) => (
                <div key={id} className={styles.cardTitle}>
                  {cell(row)}
                </div>
              ))}
              {columns.filter(isDetail).map(({ id, label: name, cell }) => (
                <div key={id} className={styles.detail}>
                  <span className={styles.detailLabel}>{name}</span>
                  <div className={styles.words}>{cell(row)}</div>
                </div>
              ))}
            </div>
            <TableRowMenu row={row} table={table} />
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
}

const isTitle = <Row extends TableRow>({ onPhone, isRowHeader }: TableColumn<Row>) =>
  (onPhone ?? (isRowHeader ? 'title' : 'detail')) === 'title';
const isDetail = <Row extends TableRow>(column: TableColumn<Row>) =>
  !isTitle(column) && column.onPhone !== 'hidden';
