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
import { CardContent, isDetail } from './card-content';
import { rowText } from './row-text';
import type { TableProps, TableRow } from './table-props';
import * as styles from './table.css';
import type { TableRows } from './use-table-rows';

interface TableCardsProps<Row extends TableRow> {
  table: TableProps<Row>;
  state: TableRows<Row>;
}

/** The same rows as cards for phones. The page scrolls, and the list is virtualized. */
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
      <CardContent row={row} table={table} />
    </GridListItem>
  );
}
