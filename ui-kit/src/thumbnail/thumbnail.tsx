import { useState } from 'react';
import type { Icon } from '../icons/icons';
import * as styles from './thumbnail.css';

export interface ThumbnailProps {
  /** What kind of thing it is; shown where there is no picture of it. */
  icon: Icon;
  src?: string;
}

/** A small picture of something that is named beside it, and therefore not read out. */
export function Thumbnail({ icon: Icon, src }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.thumbnail}>
      <Icon size={20} />
      {src !== undefined && src !== broken && (
        <img src={src} alt="" loading="lazy" className={styles.picture} onError={() => setBroken(src)} />
      )}
    </span>
  );
}
