import type { ReactNode } from 'react';
import * as styles from './bits.css';

/** A hairline between two groups. */
export function Divider() {
  return <hr className={styles.divider} />;
}

/** Takes the space that is left in an Inline or a Stack. */
export function Spacer() {
  return <div className={styles.spacer} />;
}

/** Centres one child in the available space. */
export function Centered({ children }: { children: ReactNode }) {
  return <div className={styles.centered}>{children}</div>;
}

export interface ScrollAreaProps {
  /** The accessible name of the area. The area can be focused, so that it scrolls by keyboard. */
  label: string;
  children: ReactNode;
}

/** Content that scrolls inside its own box, such as a wide table on a phone. */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  return (
    <div className={styles.scrollArea} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
