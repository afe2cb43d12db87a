import { useState } from 'react';
import { classes } from '../classes';
import * as styles from './picture.css';

/** The URL of a picture, in one size or in several (`srcset`). */
export interface PictureSource {
  src: string;
  srcSet?: string;
  /** The displayed width, from which the browser selects a size (`sizes`). */
  sizes?: string;
}

export interface PictureProps {
  picture?: PictureSource;
  /** The alternative text; empty if the picture is named beside it. */
  alt: string;
  /** Text on the placeholder when there is no picture. */
  words?: string;
  shape?: keyof typeof styles.shapes;
  /** URL of the full picture, opened in a new tab. */
  href?: string;
}

/**
 * An uncropped picture in a 16:10 frame whose size is fixed before it is loaded; a placeholder without one.
 */
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
