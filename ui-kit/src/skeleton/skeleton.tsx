import { classes } from '../classes';
import * as styles from './skeleton.css';

export interface SkeletonProps {
  shape?: keyof typeof styles.shapes;
  /** Pixels, or a share of what is around. */
  width?: `${keyof typeof styles.widths}`;
  /** Pixels; a `text` is as high as its line without. */
  height?: `${keyof typeof styles.heights}`;
}

/** The shape of what is being loaded, in the same place and size, so that nothing jumps when it comes. */
export function Skeleton({ shape = 'block', width = 'full', height }: SkeletonProps) {
  const tallEnough = height ?? (shape === 'text' ? undefined : '24');
  const looks = [styles.skeleton, styles.shapes[shape], styles.widths[width]];
  return <span className={classes(...looks, tallEnough && styles.heights[tallEnough])} aria-hidden="true" />;
}

const endings = ['full', 'full', '80%'] as const;

/** Lines of text that are being loaded. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, place) => (
        <Skeleton key={place} shape="text" width={place === lines - 1 ? '60%' : endings[place % 3]} />
      ))}
    </span>
  );
}
