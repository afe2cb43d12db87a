import { Skeleton } from '../skeleton/skeleton';
import { Text } from '../text/text';
import { media } from '../theme/media';
import { useMedia } from '../theme/use-media';
import { TableBar } from './table-bar';
import { TableCards } from './table-cards';
import { TableGrid } from './table-grid';
import type { TableProps, TableRow } from './table-props';
import * as styles from './table.css';
import { useTableRows, type TableRows } from './use-table-rows';

/** Many things of one kind, to be found, compared and acted on; on phones a list of cards. */
export function Table<Row extends TableRow>(table: TableProps<Row>) {
  const state = useTableRows(table);
  const { rows, isLoading = false } = table;
  return (
    <div className={styles.frame}>
      {!isLoading && rows.length > 0 && <TableBar table={table} state={state} />}
      <div className={styles.box} aria-busy={isLoading}>
        {isLoading ? (
          <LoadingRows columns={table.columns.length} />
        ) : (
          <TableContent table={table} state={state} />
        )}
      </div>
    </div>
  );
}

/** The rows, or why there are none. */
function TableContent<Row extends TableRow>({
  table,
  state,
}: {
  table: TableProps<Row>;
  state: TableRows<Row>;
}) {
  const isPhone = useMedia(media.belowTablet);
  const { rows, emptyState, noMatchText = (text: string) => `Nothing matches "${text}"` } = table;
  if (rows.length === 0) return <div className={styles.aside}>{emptyState}</div>;
  if (state.shown.length === 0)
    return (
      <div className={styles.aside} role="status">
        <Text tone="muted">{noMatchText(state.searched.trim())}</Text>
      </div>
    );
  const Rows = isPhone ? TableCards : TableGrid;
  return <Rows table={table} state={state} />;
}

const waiting = Array.from({ length: 6 }, (_, place) => place);

/** Rows in the shape of those that come. */
function LoadingRows({ columns }: { columns: number }) {
  return (
    <div aria-hidden="true">
      {waiting.map((place) => (
        <div key={place} className={styles.skeletonRow}>
          {Array.from({ length: Math.min(columns, 5) }, (_, column) => (
            <Skeleton key={column} shape="text" width={column === 0 ? '40%' : '25%'} />
          ))}
        </div>
      ))}
    </div>
  );
}
