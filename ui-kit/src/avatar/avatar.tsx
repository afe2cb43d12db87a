import { useState } from 'react';
import { classes } from '../classes';
import * as styles from './avatar.css';
import { initials } from './initials';

export interface AvatarProps {
  name: string;
  /** A picture; the initials without. */
  src?: string | null;
  size?: keyof typeof styles.sizes;
}

/** A person's picture, or initials where there is none any more. The name stands beside it, so it is not read out. */
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
