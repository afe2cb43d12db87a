import type { ReactNode } from 'react';
import * as styles from './show-above.css';

export interface ShowAtBreakpointProps {
  /** `tablet` is 640 px and wider, `desktop` 1024 px, `wide` 1680 px. */
  breakpoint: keyof typeof styles.above;
  children: ReactNode;
}

/** Shows its children from the breakpoint on. CSS only, so that nothing shifts during hydration. */
export function ShowAbove({ breakpoint, children }: ShowAtBreakpointProps) {
  return <div className={styles.above[breakpoint]}>{children}</div>;
}

/** Shows its children below the breakpoint. */
export function ShowBelow({ breakpoint, children }: ShowAtBreakpointProps) {
  return <div className={styles.below[breakpoint]}>{children}</div>;
}
