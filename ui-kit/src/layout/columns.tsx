import type { ReactNode } from 'react';
import { classes } from '../classes';
import type { Space } from '../theme/scale';
import * as styles from './columns.css';
import { gaps } from './space.css';

export interface ColumnsProps {
  gap: Space;
  /** The breakpoint from which the columns are side by side; below it they are stacked. */
  besideFrom?: keyof typeof styles.besideFrom;
  align?: keyof typeof styles.aligns;
  /** Column elements. */
  children: ReactNode;
}

/** Columns of unequal width, such as a text and its sidebar; Grid has equal ones. */
export function Columns({ gap, besideFrom = 'tablet', align = 'stretch', children }: ColumnsProps) {
  const looks = [styles.columns, styles.besideFrom[besideFrom], styles.aligns[align], gaps[gap]];
  return <div className={classes(...looks)}>{children}</div>;
}

export interface ColumnProps {
  /** `content` fits the content; a number is a share of the remaining width. */
  width?: keyof typeof styles.widths;
  /** Hides the column below a breakpoint, where another one takes its place. */
  shownFrom?: keyof typeof styles.shownFrom;
  children: ReactNode;
}

/** One column of Columns. */
export function Column({ width = 1, shownFrom, children }: ColumnProps) {
  const looks = [styles.column, styles.widths[width], shownFrom && styles.shownFrom[shownFrom]];
  return <div className={classes(...looks)}>{children}</div>;
}
