import type { ReactNode } from 'react';
import * as styles from './shirt-number.css';

export interface ShirtNumberProps {
  number: string | null;
  /** Short codes beside the number, such as positions; cut off if the space is short. */
  codes?: readonly string[];
  /** Takes the place of a missing number, such as a plus sign. */
  placeholder?: ReactNode;
}

/** A number as on the back of a shirt, with codes beside it. */
export function ShirtNumber({ number, codes = [], placeholder = '–' }: ShirtNumberProps) {
  return (
    <span className={styles.frame}>
      {number === null ? (
        <span className={styles.number} data-empty aria-hidden="true">
          {placeholder}
        </span>
      ) : (
        <span className={styles.number}>{number}</span>
      )}
      {codes.length > 0 && (
        <span className={styles.codes} title={codes.join(' ')}>
          {codes.join(' ')}
        </span>
      )}
    </span>
  );
}
