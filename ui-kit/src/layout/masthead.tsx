import type { ReactNode } from 'react';
import * as styles from './masthead.css';

export interface MastheadProps {
  /** An initial or a picture. */
  start: ReactNode;
  title: ReactNode;
  actions: ReactNode;
  /** A text that belongs to the title, aligned with it. */
  children?: ReactNode;
}

/** The head of a place, such as a team: sign, title and actions in one row, a text below. */
export function Masthead({ start, title, actions, children }: MastheadProps) {
  return (
    <div className={styles.masthead}>
      <div className={styles.head}>
        <div className={styles.sign}>
          {start}
          <div className={styles.title}>{title}</div>
        </div>
        {actions}
      </div>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
