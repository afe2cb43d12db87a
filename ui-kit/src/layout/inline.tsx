import type { ReactNode } from 'react';
import { classes } from '../classes';
import type { Space } from '../theme/scale';
import * as styles from './inline.css';
import { gaps } from './space.css';

export interface InlineProps {
  /** The space between the children, also between lines. */
  gap: Space;
  align?: keyof typeof styles.aligns;
  justify?: keyof typeof styles.justifies;
  /** Whether children go on in the next line where they do not fit. */
  wrap?: boolean;
  /** Whether it keeps its size where there is little room and its neighbours give way; not on phones. */
  isRigid?: boolean;
  /** Begins with a small quiet button, whose words then stand in line with the text above it. */
  isHanging?: boolean;
  as?: 'div' | 'ul' | 'header' | 'footer' | 'span';
  label?: string;
  children: ReactNode;
}

/** Children beside one another. */
export function Inline({
  gap,
  align = 'center',
  justify = 'start',
  wrap = false,
  isRigid = false,
  isHanging = false,
  as: Element = 'div',
  label,
  children,
}: InlineProps) {
  const looks = [styles.inline, styles.aligns[align], styles.justifies[justify], gaps[gap]];
  const optional = [wrap && styles.wraps, isRigid && styles.rigid, isHanging && styles.hanging];
  return (
    <Element className={classes(...looks, ...optional)} aria-label={label}>
      {children}
    </Element>
  );
}
