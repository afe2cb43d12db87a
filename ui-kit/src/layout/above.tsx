import type { ReactNode } from 'react';
import type { Breakpoint } from '../theme/scale';
import * as styles from './above.css';

export interface AboveProps {
  /** `tablet` is 640 px and wider, `desktop` 1024 px, `wide` 1360 px. */
  breakpoint: Breakpoint;
  children: ReactNode;
}

/** Shown on screens as wide as the breakpoint or wider; in CSS only, so that nothing jumps while loading. */
export function Above({ breakpoint, children }: AboveProps) {
  return <div className={styles.above[breakpoint]}>{children}</div>;
}

/** Shown on screens narrower than the breakpoint. */
export function Below({ breakpoint, children }: AboveProps) {
  return <div className={styles.below[breakpoint]}>{children}</div>;
}
