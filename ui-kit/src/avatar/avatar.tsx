import { useState } from 'react';
import { classes } from '../classes';
import * as styles from './avatar.css';
import { initials } from './initials';

export interface AvatarProps {
  name: string;
  /** URL of the picture; initials are shown without one. */
  src?: string | null;
  size?: keyof typeof styles.sizes;
}

/**
 * A user's picture, or initials if there is none. Hidden from screen readers, because the name is shown
 * beside it.
 */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  const picture = src && src !== missing ? src : undefined;
  return (
    <span className={classes(styles.avatar, styles.sizes[size])} aria-hidden="true">
      {picture ? (
        <img src={picture} alt="" className={styles.picture} onError={() => setMissing(picture)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
