import type { ReactNode } from 'react';
import * as styles from './reveal-on-hover.css';

export interface RevealOnHoverProps {
  /** Follows the content; appears with hover and focus, and is always visible where nothing hovers. */
  action: ReactNode;
  children: ReactNode;
}

/** Content with an action that appears when it is hovered or focused. */
export function RevealOnHover({ action, children }: RevealOnHoverProps) {
  return (
    <div className={styles.row}>
      <div className={styles.content}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
