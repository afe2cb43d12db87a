import { Skeleton } from '../skeleton/skeleton';
import { Tag } from '../tag/tag';
import * as styles from './tag-filter.css';

/** The skeleton of a row of tags, with the same height. */
export function TagFilterSkeleton() {
  return (
    <div className={styles.filter} aria-hidden="true">
      <div className={styles.holder}>
        <Tag>-</Tag>
      </div>
      <Skeleton width="60%" height="24" />
    </div>
  );
}
