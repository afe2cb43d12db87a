import type { Ref } from 'react';
import * as styles from './thread-margin.css';

/** The margin of a text, in which threads stand beside their words. It comes after the text in the order of focus. */
export const ThreadMargin = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} className={styles.margin} />
);
