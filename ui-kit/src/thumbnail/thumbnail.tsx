import { useState } from 'react';
import { classes } from '../classes';
import type { Icon } from '../icons/icons';
import * as styles from './thumbnail.css';

export interface ThumbnailProps {
  /** The icon of the item's kind, shown without a picture. */
  icon: Icon;
  src?: string;
  size?: keyof typeof styles.sizes;
}

/** A small picture of an item that is named beside it; hidden from screen readers. */
export function Thumbnail({ icon: Icon, src, size = 'medium' }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={classes(styles.thumbnail, styles.sizes[size])}>
      <Icon size={20} />
      {src !== undefined && src !== broken && (
        <img src={src} alt="" loading="lazy" className={styles.picture} onError={() => setBroken(src)} />
      )}
    </span>
  );
}
