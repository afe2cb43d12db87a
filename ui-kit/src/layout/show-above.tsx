import type { ReactNode } from 'react';
import type { Breakpoint } from '../theme/scale';
import * as styles from './show-above.css';

export interface ShowAtBreakpointProps {
  /** `tablet` is 640 px and wider, `desktop` 1024 px, `wide` 1360 px. */
  breakpoint: Breakpoint;
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
