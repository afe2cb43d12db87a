import type { ReactNode } from 'react';
import * as styles from './feed-columns.css';

export interface FeedColumnsProps {
  /** The beginning of the main column. */
  first?: ReactNode;
  /** The rest of the main column; the last part on smaller screens. */
  second?: ReactNode;
  /** The column beside it from desktops on. */
  side?: ReactNode;
  /** Below both columns. */
  across?: ReactNode;
}

/** Feeds in two columns from desktops on; empty parts take no room, and the second part stands beside the first if nothing else does. */
export function FeedColumns({ first, second, side, across }: FeedColumnsProps) {
  const hasMain = Boolean(first) || Boolean(second);
  const placeOfSecond = !first ? styles.first : side ? styles.second : styles.side;
  return (
    <div className={styles.columns}>
      {first && <div className={styles.first}>{first}</div>}
      {side && <div className={hasMain ? styles.side : styles.sideAlone}>{side}</div>}
      {across && <div className={styles.across}>{across}</div>}
      {second && <div className={placeOfSecond}>{second}</div>}
    </div>
  );
}
