import type { ReactNode } from 'react';
import { classes } from '../classes';
import type { Space } from '../theme/scale';
import { gaps } from './space.css';
import * as styles from './stack.css';

export interface StackProps {
  /** The gap between the children. */
  gap: Space;
  align?: keyof typeof styles.aligns;
  /** The element, when a list or section is more meaningful than a div. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'article' | 'header' | 'footer';
  /** The accessible name of a section or list. */
  label?: string;
  children: ReactNode;
}

/** Evenly spaced children below one another. */
export function Stack({ gap, align = 'stretch', as: Element = 'div', label, children }: StackProps) {
  return (
    <Element className={classes(styles.stack, styles.aligns[align], gaps[gap])} aria-label={label}>
      {children}
    </Element>
  );
}
