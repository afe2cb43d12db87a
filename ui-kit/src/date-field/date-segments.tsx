import { DateInput, DateSegment } from 'react-aria-components';
import * as styles from './date-field.css';

/** Day, month and year, or hours and minutes: each typed or stepped on its own. */
export function DateSegments() {
  return (
    <DateInput className={styles.segments}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
