import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './container.css';

export interface ContainerProps {
  /** `text` is the reading column, `page` a page with its margin, `content` a screen, `form` a form. */
  width: keyof typeof styles.widths;
  /** Sticky content beside the main content from the `wide` breakpoint on; hidden below it. */
  margin?: ReactNode;
  /** Keeps the place for threads beside the content from the `beside` breakpoint on. */
  hasThreads?: boolean;
  children: ReactNode;
}

/** Centred content of limited width, with padding to the screen's edges. */
export function Container({ width, margin, hasThreads, children }: ContainerProps) {
  const content = <div className={classes(styles.container, styles.widths[width])}>{children}</div>;
  if (!margin && !hasThreads) return content;
  return (
    <div className={styles.withMargin}>
      {content}
      {margin && <div className={styles.margin}>{margin}</div>}
    </div>
  );
}
