import { classes } from '../classes';
import * as styles from './team-initial.css';
import { tintOf } from './tint';

export interface TeamInitialProps {
  name: string;
  /** Any text, such as the sport: the same text always has the same tint. */
  tint: string;
  size?: keyof typeof styles.sizes;
}

/**
 * A team's initial on a tint of its sport. Hidden from screen readers, because the name is shown beside it.
 */
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
