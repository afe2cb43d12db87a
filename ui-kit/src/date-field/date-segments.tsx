import { DateInput, DateSegment } from 'react-aria-components';
import * as styles from './date-field.css';

/** Editable segments (day, month and year, or hours and minutes); each can be typed or stepped. */
export function DateSegments() {
  return (
    <DateInput className={styles.segments}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
