import type { ReactNode } from 'react';
import { classes } from '../classes';
import type { Space } from '../theme/scale';
import { gaps } from './space.css';
import * as styles from './stack.css';

export interface StackProps {
  /** The space between the children. */
  gap: Space;
  align?: keyof typeof styles.aligns;
  /** The element, where a list or a section says more than a div. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'article' | 'header' | 'footer';
  /** Its accessible name, when it is a section or a list. */
  label?: string;
  children: ReactNode;
}

/** Children below one another, evenly spaced. */
export function Stack({ gap, align = 'stretch', as: Element = 'div', label, children }: StackProps) {
  return (
    <Element className={classes(styles.stack, styles.aligns[align], gaps[gap])} aria-label={label}>
      {children}
    </Element>
  );
}
