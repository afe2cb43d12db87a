import { CheckboxBox } from '../checkbox/checkbox-box';
import { classes } from '../classes';
import { VisuallyHidden } from '../text/text';
import { CardWords } from './card-words';
import { leastColumn, leastWidth, markWidth, menuWidth } from './column-widths';
import { rowText } from './row-text';
import { HeadingWords } from './table-heading';
import type { TableColumn, TableProps, TableRow, TableSort } from './table-props';
import { TableRowMenu } from './table-row-menu';
import * as drawn from './drawn-rows.css';
import * as styles from './table.css';
import type { TableRows } from './use-table-rows';

/** More than a screen shows of them: a card is higher, and the screen that shows cards is lower. */
const mostCards = 12;
const mostLines = 30;

interface DrawnRowsProps<Row extends TableRow> {
  table: TableProps<Row>;
  state: TableRows<Row>;
}

/**
 * The first rows where they will stand, for a document: nobody knows yet how much room there is, so they are there in columns
 * and as cards, and the style sheet shows one of them.
 */
export function DrawnRows<Row extends TableRow>({ table, state }: DrawnRowsProps<Row>) {
  const least = leastWidth(table);
  return (
    <div className={drawn.room}>
      <div className={drawn.asCardsBelow[least]}>
        <DrawnCards table={table} rows={state.shown.slice(0, mostCards)} />
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
            <Way row={row} table={table} />
            {isSelectable && <DrawnMark />}
            <CardWords row={row} table={table} />
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

interface DrawnRow<Row extends TableRow> {
  table: TableProps<Row>;
  row: Row;
}

function DrawnCells<Row extends TableRow>({ row, table }: DrawnRow<Row>) {
  const { columns, isSelectable, rowActions } = table;
  return (
    <>
      {isSelectable && (
        <div className={styles.cell}>
          <DrawnMark />
        </div>
      )}
      {columns.map(({ id, start, cell, align = 'start', isRowHeader }) => (
        <div
          key={id}
          role={isRowHeader ? 'rowheader' : 'gridcell'}
          className={classes(styles.cell, styles.aligned[align], isRowHeader && styles.rowHeader)}
        >
          {start?.(row)}
          {isRowHeader && <Way row={row} table={table} />}
          <div className={styles.words}>{cell(row)}</div>
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

/** A row leads on before there is any script. */
function Way<Row extends TableRow>({ row, table: { columns, rowHref } }: DrawnRow<Row>) {
  return rowHref && <a href={rowHref(row)} aria-label={rowText(row, columns)} className={drawn.way} />;
}

function tracksOf<Row extends TableRow>({ columns, isSelectable, rowActions }: TableProps<Row>): string {
  const own = columns.map((column) => {
    const { width = '1fr' } = column;
    return typeof width === 'number' ? `${width}px` : `minmax(${leastColumn(column)}px, ${width})`;
  });
  return [isSelectable && `${markWidth}px`, ...own, rowActions && `${menuWidth}px`].filter(Boolean).join(' ');
}
