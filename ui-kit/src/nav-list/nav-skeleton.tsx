import { Skeleton } from '../skeleton/skeleton';
import * as styles from './nav-list.css';

/** A NavList that is being loaded: as many lines, as high as those that come. */
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
