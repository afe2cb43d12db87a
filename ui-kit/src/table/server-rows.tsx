import { CheckboxBox } from '../checkbox/checkbox-box';
import { classes } from '../classes';
import { VisuallyHidden } from '../text/text';
import { CardContent } from './card-content';
import { minColumnPx, minTablePx, MARK_COLUMN_PX, MENU_COLUMN_PX } from './column-widths';
import { rowText } from './row-text';
import { HeadingWords } from './table-heading';
import type { TableColumn, TableProps, TableRow, TableSort } from './table-props';
import { TableRowMenu } from './table-row-menu';
import * as drawn from './server-rows.css';
import * as styles from './table.css';
import type { TableRows } from './use-table-rows';

/** More than one screen shows: cards are higher than rows, and phones that show cards are lower. */
const MAX_CARDS = 12;
const mostLines = 30;

interface ServerRowsProps<Row extends TableRow> {
  table: TableProps<Row>;
  state: TableRows<Row>;
}

/**
 * The first rows for server rendering, where the width is unknown: they are rendered both as columns and as
 * cards, and container queries show one of them.
 */
export function ServerRows<Row extends TableRow>({ table, state }: ServerRowsProps<Row>) {
  const least = minTablePx(table);
  return (
    <div className={drawn.room}>
      <div className={drawn.asCardsBelow[least]}>
        <DrawnCards table={table} rows={state.shown.slice(0, MAX_CARDS)} />
      </div>
      <div className={drawn.inColumnsFrom[least] ?? drawn.never}>
        <DrawnGrid table={table} rows={state.shown.slice(0, mostLines)} sort={state.sort} />
      </div>
    </div>
  );
}

interface Drawn<Row extends TableRow> {
  table: TableProps<Row>;
  rows: readonly Row[];
}

function DrawnCards<Row extends TableRow>({ table, rows }: Drawn<Row>) {
  const { label, isSelectable, onOpen } = table;
  return (
    <div role="grid" aria-label={label} className={styles.cards}>
      {rows.map((row, place) => (
        <div
          key={row.id}
          role="row"
          aria-rowindex={place + 1}
          data-selection-mode={isSelectable ? 'multiple' : undefined}
          className={classes(styles.card, drawn.row, onOpen && styles.opens)}
        >
          <div role="gridcell" className={drawn.wholeCard}>
            <RowLink row={row} table={table} />
            {isSelectable && <DrawnMark />}
            <CardContent row={row} table={table} />
          </div>
        </div>
      ))}
    </div>
  );
}

function DrawnGrid<Row extends TableRow>({
  table,
  rows,
  sort,
}: Drawn<Row> & { sort: TableSort | undefined }) {
  const { label, columns, isSelectable, rowActions, onOpen } = table;
  const tracks = { gridTemplateColumns: tracksOf(table) };
  return (
    <div role="grid" aria-label={label} className={styles.table}>
      <div role="row" className={drawn.head} style={tracks}>
        {isSelectable && <div className={styles.heading} />}
        {columns.map((column) => (
          <DrawnHeading key={column.id} column={column} sort={sort} />
        ))}
        {rowActions && (
          <div role="columnheader" className={styles.heading}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </div>
        )}
      </div>
      {rows.map((row) => (
        <div
          key={row.id}
          role="row"
          className={classes(styles.row, drawn.row, drawn.cells, onOpen && styles.opens)}
          style={tracks}
        >
          <DrawnCells row={row} table={table} />
        </div>
      ))}
    </div>
  );
}

interface ServerRow<Row extends TableRow> {
  table: TableProps<Row>;
  row: Row;
}

function DrawnCells<Row extends TableRow>({ row, table }: ServerRow<Row>) {
  const { columns, isSelectable, rowActions } = table;
  return (
    <>
      {isSelectable && (
        <div className={styles.cell}>
          <DrawnMark />
        </div>
      )}
      {columns.map(({ id, start, cell, align = 'start', isRowHeader, isControl }) => (
        <div
          key={id}
          role={isRowHeader ? 'rowheader' : 'gridcell'}
          className={classes(styles.cell, styles.aligned[align], isRowHeader && styles.rowHeader)}
        >
          {start?.(row)}
          {isRowHeader && <RowLink row={row} table={table} />}
          <div className={isControl ? styles.control : styles.words}>{cell(row)}</div>
        </div>
      ))}
      {rowActions && (
        <div role="gridcell" className={classes(styles.cell, styles.aligned.end)}>
          <div className={styles.mark}>
            <TableRowMenu row={row} table={table} />
          </div>
        </div>
      )}
    </>
  );
}

interface DrawnHeadingProps<Row extends TableRow> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
}

function DrawnHeading<Row extends TableRow>({ column, sort }: DrawnHeadingProps<Row>) {
  const { id, align = 'start' } = column;
  return (
    <div
      role="columnheader"
      data-sort-direction={sort?.columnId === id ? sort.direction : undefined}
      className={classes(styles.heading, styles.headings[align])}
    >
      <HeadingWords column={column} sort={sort} />
    </div>
  );
}

const DrawnMark = () => (
  <div className={styles.mark}>
    <CheckboxBox isIndeterminate={false} />
  </div>
);

/** Links a row before hydration. */
function RowLink<Row extends TableRow>({ row, table: { columns, rowHref } }: ServerRow<Row>) {
  return rowHref && <a href={rowHref(row)} aria-label={rowText(row, columns)} className={drawn.way} />;
}

function tracksOf<Row extends TableRow>({ columns, isSelectable, rowActions }: TableProps<Row>): string {
  const own = columns.map((column) => {
    const { width = '1fr' } = column;
    return typeof width === 'number' ? `${width}px` : `minmax(${minColumnPx(column)}px, ${width})`;
  });
  return [isSelectable && `${MARK_COLUMN_PX}px`, ...own, rowActions && `${MENU_COLUMN_PX}px`]
    .filter(Boolean)
    .join(' ');
}
