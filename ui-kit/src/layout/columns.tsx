import type { ReactNode } from 'react';
import { classes } from '../classes';
import type { Space } from '../theme/scale';
import * as styles from './columns.css';
import { gaps } from './space.css';

export interface ColumnsProps {
  gap: Space;
  /** From which screen on they stand beside one another; below one another on smaller ones. */
  besideFrom?: keyof typeof styles.besideFrom;
  align?: keyof typeof styles.aligns;
  /** Column elements. */
  children: ReactNode;
}

/** Parts of unequal width beside one another, such as a text and what belongs to it; for equal ones there is Grid. */
export function Columns({ gap, besideFrom = 'tablet', align = 'stretch', children }: ColumnsProps) {
  const looks = [styles.columns, styles.besideFrom[besideFrom], styles.aligns[align], gaps[gap]];
  return <div className={classes(...looks)}>{children}</div>;
}

export interface ColumnProps {
  /** `content` is as wide as what it holds; a number is its parts of the rest. */
  width?: keyof typeof styles.widths;
  children: ReactNode;
}

/** One part of Columns. */
export function Column({ width = 1, children }: ColumnProps) {
  return <div className={classes(styles.column, styles.widths[width])}>{children}</div>;
}
