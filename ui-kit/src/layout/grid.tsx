import type { ReactNode } from 'react';
import { classes } from '../classes';
import type { Space } from '../theme/scale';
import * as styles from './grid.css';
import { gaps } from './space.css';

type Count = keyof typeof styles.onPhone;

export interface GridProps {
  /** Number of columns on a phone, a tablet and a desktop. */
  columns: readonly [phone: Count, tablet: Count, desktop: Count];
  gap: Space;
  as?: 'div' | 'ul';
  label?: string;
  children: ReactNode;
}

/** Children in equal columns. */
export function Grid({
  columns: [phone, tablet, desktop],
  gap,
  as: Element = 'div',
  label,
  children,
}: GridProps) {
  const counts = [styles.onPhone[phone], styles.onTablet[tablet], styles.onDesktop[desktop]];
  return (
    <Element className={classes(styles.grid, ...counts, gaps[gap])} aria-label={label}>
      {children}
    </Element>
  );
}
