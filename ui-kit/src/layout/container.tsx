import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './container.css';

export interface ContainerProps {
  /** `text` is the reading column, `page` a page with its margin, `content` a screen, `form` a form. */
  width: keyof typeof styles.widths;
  /** What stands beside the content from wide screens on, and stays in sight; elsewhere it is not shown. */
  margin?: ReactNode;
  children: ReactNode;
}

/** Content in the middle of the screen, no wider than is good for it, with the screen's edges kept free. */
export function Container({ width, margin, children }: ContainerProps) {
  const content = <div className={classes(styles.container, styles.widths[width])}>{children}</div>;
  if (!margin) return content;
  return (
    <div className={styles.withMargin}>
      {content}
      <div className={styles.margin}>{margin}</div>
    </div>
  );
}
