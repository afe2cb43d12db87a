import { AriaRoot } from '../provider/aria-root';
import { Text, VisuallyHidden } from '../text/text';
import { media } from '../theme/media';
import { useIsServer } from '../theme/use-is-server';
import { useMedia } from '../theme/use-media';
import { minTablePx } from './column-widths';
import { ServerRows } from './server-rows';
import { TableBar } from './table-bar';
import { TableCards } from './table-cards';
import { TableGrid } from './table-grid';
import type { TableProps, TableRow } from './table-props';
import * as styles from './table.css';
import { useWidth } from './use-width';
import { useTableRows, type TableRows } from './use-table-rows';
import { skeletonTable } from './skeleton-table';

/** Many rows to search, sort and act on; a list of cards where the columns do not fit. */
export function Table<Row extends TableRow>(table: TableProps<Row>) {
  const state = useTableRows(table);
  const { rows, isLoading = false, emptyState } = table;
  const isEmpty = rows.length === 0 && !isLoading && state.searched === '';
  return (
    <div className={styles.frame}>
      {!isEmpty && <TableBar table={table} state={state} />}
      <div className={styles.box} aria-busy={isLoading}>
        {isLoading && <WaitingRows table={table} />}
        {isEmpty && emptyState}
        {!isLoading && !isEmpty && <FoundRows table={table} state={state} />}
      </div>
    </div>
  );
}

interface TableRowsProps<Row extends TableRow> {
  table: TableProps<Row>;
  state: TableRows<Row>;
}

function FoundRows<Row extends TableRow>({ table, state }: TableRowsProps<Row>) {
  const { noMatchText = (text: string) => `No rows match "${text}"` } = table;
  if (state.shown.length > 0) return <Rows table={table} state={state} />;
  return (
    <div className={styles.noMatch} role="status">
      <Text tone="muted">{noMatchText(state.searched.trim())}</Text>
    </div>
  );
}

/** Columns if the container is wide enough for all of them, otherwise cards. */
function Rows<Row extends TableRow>(props: TableRowsProps<Row>) {
  return useIsServer() ? <ServerRows {...props} /> : <MeasuredRows {...props} />;
}

function MeasuredRows<Row extends TableRow>(props: TableRowsProps<Row>) {
  const isPhone = useMedia(media.belowTablet);
  const { box, width } = useWidth();
  const isNarrow = isPhone || width < minTablePx(props.table);
  return (
    <div ref={box}>
      <AriaRoot>{width > 0 && (isNarrow ? <TableCards {...props} /> : <TableGrid {...props} />)}</AriaRoot>
    </div>
  );
}

/** Skeleton rows with the final columns. */
function WaitingRows<Row extends TableRow>({ table }: { table: TableProps<Row> }) {
  const waiting = skeletonTable(table);
  const state = useTableRows(waiting);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{table.loadingLabel ?? 'Loading'}</span>
      </VisuallyHidden>
      <div inert>
        <Rows table={waiting} state={state} />
      </div>
    </>
  );
}
