import { useState } from 'react';
import { classes } from '../classes';
import * as styles from './picture.css';

/** Where a picture comes from, in one size or in several. */
export interface PictureSource {
  src: string;
  srcSet?: string;
  /** How wide it is shown, for the browser to choose by. */
  sizes?: string;
}

export interface PictureProps {
  picture?: PictureSource;
  /** What is to be seen on it; empty where it is named beside it. */
  alt: string;
  /** What stands on the empty board, where there is no picture. */
  words?: string;
  shape?: keyof typeof styles.shapes;
  /** Where the whole of it is: opens in a new tab. */
  href?: string;
}

/** A picture, never cut, in a frame of 16 to 10 that is there before it; without one, an empty board. */
export function Picture({ href, ...frame }: PictureProps) {
  if (!href || !frame.picture) return <Frame {...frame} />;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
      <Frame {...frame} />
    </a>
  );
}

function Frame({ picture, alt, words, shape = 'rounded' }: Omit<PictureProps, 'href'>) {
  const [broken, setBroken] = useState<string>();
  const shown = picture && picture.src !== broken ? picture : undefined;
  return (
    <span className={classes(styles.frame, styles.shapes[shape], !shown && styles.empty)}>
      {shown ? (
        <img
          {...shown}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={styles.image}
          onError={() => setBroken(shown.src)}
        />
      ) : (
        words && <span className={styles.words}>{words}</span>
      )}
    </span>
  );
}
