import { classes } from '../classes';
import type { TableColumn, TableProps, TableRow } from './table-props';
import { TableRowMenu } from './table-row-menu';
import * as styles from './table.css';

interface CardContentProps<Row extends TableRow> {
  row: Row;
  table: TableProps<Row>;
}

/** The content of a row's card. */
export function CardContent<Row extends TableRow>({ row, table }: CardContentProps<Row>) {
  const { columns } = table;
  return (
    <>
      <div className={styles.cardWords}>
        {columns.filter(isTitle).map(({ id, start, cell }) => (
          <div key={id} className={styles.cardTitle}>
            {start?.(row)}
            <div className={styles.title}>{cell(row)}</div>
          </div>
        ))}
        {columns.filter(isDetail).map(({ id, label, cell, isControl }) => (
          <div key={id} className={styles.detail}>
            <span className={classes(styles.detailLabel, isControl && styles.controlLabel)}>{label}</span>
            <div className={isControl ? styles.control : styles.value}>
              <div>{cell(row)}</div>
            </div>
          </div>
        ))}
      </div>
      <div className={styles.cardMenu}>
        <TableRowMenu row={row} table={table} />
      </div>
    </>
  );
}

const isTitle = <Row extends TableRow>({ onPhone, isRowHeader }: TableColumn<Row>) =>
  (onPhone ?? (isRowHeader ? 'title' : 'detail')) === 'title';

export const isDetail = <Row extends TableRow>(column: TableColumn<Row>) =>
  !isTitle(column) && column.onPhone !== 'hidden';
