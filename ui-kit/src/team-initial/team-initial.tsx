import { classes } from '../classes';
import * as styles from './team-initial.css';
import { tintOf } from './tint';

export interface TeamInitialProps {
  name: string;
  /** Any word, such as the sport: the same word always has the same tint. */
  tint: string;
  size?: keyof typeof styles.sizes;
}

/** A team's first letter on its sport's tint, like a badge on a shirt. The name stands beside it. */
export function TeamInitial({ name, tint, size = 'medium' }: TeamInitialProps) {
  const [letter = '?'] = name.trim();
  return (
    <span
      className={classes(styles.initial, styles.sizes[size], styles.tints[tintOf(tint)])}
      aria-hidden="true"
    >
      {letter.toUpperCase()}
    </span>
  );
}
