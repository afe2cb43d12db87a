import { Skeleton, SkeletonText } from '../skeleton/skeleton';
import * as styles from './feed.css';

/** The skeleton of a Feed, hidden from screen readers. */
export function FeedSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.feed} aria-hidden="true">
      <div className={styles.head}>
        <Skeleton shape="text" width="40%" />
      </div>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.item}>
          <Skeleton width="24" height="24" />
          <span className={styles.words}>
            <SkeletonText lines={2} />
          </span>
        </div>
      ))}
    </div>
  );
}
