import { classes } from '../classes';
import * as styles from './skeleton.css';

export interface SkeletonProps {
  shape?: keyof typeof styles.shapes;
  /** Pixels, or a percentage of the parent. */
  width?: `${keyof typeof styles.widths}`;
  /** Pixels; `text` has the height of a line by default. */
  height?: `${keyof typeof styles.heights}`;
}

/** A placeholder of the same size and position as the content that is loading, so that nothing shifts. */
export function Skeleton({ shape = 'block', width = 'full', height }: SkeletonProps) {
  const tallEnough = height ?? (shape === 'text' ? undefined : '24');
  const looks = [styles.skeleton, styles.shapes[shape], styles.widths[width]];
  return <span className={classes(...looks, tallEnough && styles.heights[tallEnough])} aria-hidden="true" />;
}

const endings = ['full', 'full', '80%'] as const;

/** The skeleton of lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, place) => (
        <Skeleton key={place} shape="text" width={place === lines - 1 ? '60%' : endings[place % 3]} />
      ))}
    </span>
  );
}
