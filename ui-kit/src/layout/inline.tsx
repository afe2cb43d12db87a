import type { ReactNode } from 'react';
import { classes } from '../classes';
import type { Space } from '../theme/scale';
import * as styles from './inline.css';
import { gaps } from './space.css';

export interface InlineProps {
  /** The gap between children and between lines. */
  gap: Space;
  align?: keyof typeof styles.aligns;
  justify?: keyof typeof styles.justifies;
  /** Wraps children onto further lines. */
  wrap?: boolean;
  /** Keeps its size while its neighbours shrink; not on phones. */
  isRigid?: boolean;
  /** Aligns the label of a leading quiet small button with the text above it. */
  isHanging?: boolean;
  as?: 'div' | 'ul' | 'header' | 'footer' | 'span';
  label?: string;
  children: ReactNode;
}

/** Children side by side. */
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
