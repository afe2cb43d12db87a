import { classes } from '../classes';
import * as styles from './avatar.css';
import { initials } from './initials';

export interface AvatarProps {
  name: string;
  /** A picture; the initials without. */
  src?: string | null;
  size?: keyof typeof styles.sizes;
}

/** A person's picture or initials. The name stands beside it, so it is not read out. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  return (
    <span className={classes(styles.avatar, styles.sizes[size])} aria-hidden="true">
      {src ? <img src={src} alt="" className={styles.picture} /> : initials(name)}
    </span>
  );
}
