import { Skeleton } from '../skeleton/skeleton';
import * as styles from './nav-list.css';

/** The skeleton of a NavList with the same number and height of lines. */
export function NavSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: lines }, (_, place) => (
        <span key={place} className={styles.item}>
          <Skeleton shape="text" width={place % 2 ? '60%' : '80%'} />
        </span>
      ))}
    </div>
  );
}
