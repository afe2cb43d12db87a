import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './heading.css';

const sizeOfLevel = { 1: '28', 2: '22', 3: '18', 4: '16' } as const;

export interface HeadingProps {
  /** Its place in the outline; one level 1 per screen. */
  level: keyof typeof sizeOfLevel;
  /** Its size in pixels, where the level's own does not fit; the two largest are one step smaller on phones. */
  size?: `${keyof typeof styles.sizes}`;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** For `aria-labelledby`, or to be linked to. */
  id?: string;
  /** Users wrote it: it has the direction of its own script. */
  isUserText?: boolean;
  children: ReactNode;
}

/** A heading, in the display face. */
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
