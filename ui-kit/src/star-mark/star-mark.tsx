import { StarFilledIcon } from '../icons/icons';
import * as styles from './star-mark.css';

/** Shows beside a title that the user starred the item. */
export function StarMark({ label }: { label: string }) {
  return (
    <span className={styles.mark} role="img" aria-label={label} title={label}>
      <StarFilledIcon size={16} />
    </span>
  );
}
