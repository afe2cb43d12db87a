import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './heading.css';

const sizeOfLevel = { 1: '28', 2: '22', 3: '18', 4: '16' } as const;

export interface HeadingProps {
  /** Heading level; one level 1 per screen. */
  level: keyof typeof sizeOfLevel;
  /**
   * Size in pixels, if it differs from the level's default; the two largest are one step smaller on phones.
   */
  size?: `${keyof typeof styles.sizes}`;
  /** Truncates to one line with an ellipsis. */
  truncate?: boolean;
  /** The id for `aria-labelledby` or a link. */
  id?: string;
  /** The text is user content: its direction is that of its own script. */
  isUserText?: boolean;
  children: ReactNode;
}

/** A heading in the display typeface. */
export function Heading(props: HeadingProps) {
  const { level, size = sizeOfLevel[level], truncate = false, id, isUserText, children } = props;
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      dir={isUserText ? 'auto' : undefined}
      className={classes(styles.heading, styles.sizes[size], truncate && styles.truncated)}
    >
      {children}
    </Element>
  );
}
