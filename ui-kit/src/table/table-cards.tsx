import {
  Collection,
  GridList,
  GridListItem,
  GridListLoadMoreItem,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import { classes } from '../classes';
import { CheckboxMark } from '../checkbox/checkbox-mark';
import { Skeleton } from '../skeleton/skeleton';
import { rowText } from './row-text';
import type { TableColumn, TableProps, TableRow } from './table-props';
import { TableRowMenu } from './table-row-menu';
import * as styles from './table.css';
import type { TableRows } from './use-table-rows';

interface TableCardsProps<Row extends TableRow> {
  table: TableProps<Row>;
  state: TableRows<Row>;
}

/** The same rows for a thumb: each is a card, the page scrolls, and again only those in view are there. */
export function TableCards<Row extends TableRow>({ table, state }: TableCardsProps<Row>) {
  const { label, columns, isSelectable = false, hasMore = false, onLoadMore } = table;
  const { shown, selectedIds, select } = state;
  const estimatedRowSize = 56 + 25 * columns.filter(isDetail).length;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize, loaderHeight: estimatedRowSize }}>
      <GridList
        aria-label={label}
        className={styles.cards}
        selectionMode={isSelectable ? 'multiple' : 'none'}
        selectedKeys={selectedIds}
        onSelectionChange={select}
      >
        <Collection items={shown} dependencies={[table]}>
          {(row) => <Card row={row} table={table} />}
        </Collection>
        <GridListLoadMoreItem isLoading={hasMore} onLoadMore={hasMore ? onLoadMore : undefined}>
          <div className={styles.more}>
            <Skeleton shape="text" width="60%" />
          </div>
        </GridListLoadMoreItem>
      </GridList>
    </Virtualizer>
  );
}

function Card<Row extends TableRow>({ row, table }: { row: Row; table: TableProps<Row> }) {
  const { columns, isSelectable, rowHref, onOpen } = table;
  return (
    <GridListItem
      id={row.id}
      href={rowHref?.(row)}
      onAction={onOpen && (() => onOpen(row))}
      textValue={rowText(row, columns)}
      className={classes(styles.card, onOpen && styles.opens)}
    >
      {isSelectable && (
        <div className={styles.mark}>
          <CheckboxMark />
        </div>
      )}
      <div className={styles.cardWords}>
        {columns.filter(isTitle).map(({ id, start, cell }) => (
          <div key={id} className={styles.cardTitle}>
            {start?.(row)}
            <div className={styles.title}>{cell(row)}</div>
          </div>
        ))}
        {columns.filter(isDetail).map(({ id, label, cell }) => (
          <div key={id} className={styles.detail}>
            <span className={styles.detailLabel}>{label}</span>
            <div className={styles.value}>
              <div>{cell(row)}</div>
            </div>
          </div>
        ))}
      </div>
      <div className={styles.cardMenu}>
        <TableRowMenu row={row} table={table} />
      </div>
    </GridListItem>
  );
}

const isTitle = <Row extends TableRow>({ onPhone, isRowHeader }: TableColumn<Row>) =>
  (onPhone ?? (isRowHeader ? 'title' : 'detail')) === 'title';
const isDetail = <Row extends TableRow>(column: TableColumn<Row>) =>
  !isTitle(column) && column.onPhone !== 'hidden';
