import { Skeleton } from '../skeleton/skeleton';
import { Tag } from '../tag/tag';
import * as styles from './tag-filter.css';

/** A row of tags that is being loaded, as high as the one that comes. */
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
