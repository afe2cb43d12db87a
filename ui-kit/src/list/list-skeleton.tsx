import { Skeleton } from '../skeleton/skeleton';
import * as styles from './list.css';
import { ListItem } from './list';

export interface ListSkeletonProps {
  /** Number of items. */
  count: number;
  /** Has a thumbnail before the text. */
  hasThumbnail?: boolean;
}

/** The skeleton of a List, hidden from screen readers: a list of nothing would be read as one. */
export function ListSkeleton({ count, hasThumbnail = false }: ListSkeletonProps) {
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <ListItem
          key={place}
          start={hasThumbnail && <Skeleton width="48" height="48" />}
          title={<Skeleton shape="text" width="40%" />}
          detail={<Skeleton shape="text" width="60%" />}
        />
      ))}
    </ul>
  );
}
