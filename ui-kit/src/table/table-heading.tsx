import { Column } from 'react-aria-components';
import { classes } from '../classes';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons';
import { minColumnPx } from './column-widths';
import type { TableColumn, TableRow, TableSort } from './table-props';
import * as styles from './table.css';

interface TableHeadingProps<Row extends TableRow> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
}

/** The heading of a column; pressing it sorts by that column. */
export function TableHeading<Row extends TableRow>({ column, sort }: TableHeadingProps<Row>) {
  const { id, isRowHeader, isSortable, width = '1fr', align = 'start' } = column;
  return (
    <Column
      id={id}
      isRowHeader={isRowHeader}
      allowsSorting={isSortable}
      width={width}
      minWidth={minColumnPx(column)}
      className={classes(styles.heading, styles.headings[align])}
    >
      <HeadingWords column={column} sort={sort} />
    </Column>
  );
}

export function HeadingWords<Row extends TableRow>({ column, sort }: TableHeadingProps<Row>) {
  const { id, label, isSortable } = column;
  const Arrow = sort?.columnId === id && sort.direction === 'descending' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <>
      <span className={styles.label}>{label}</span>
      {isSortable && (
        <span className={styles.arrow}>
          <Arrow size={14} />
        </span>
      )}
    </>
  );
}
