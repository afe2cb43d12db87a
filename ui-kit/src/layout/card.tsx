import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Pressable } from '../press/pressable';
import type { Space } from '../theme/scale';
import * as styles from './card.css';
import { paddingsX, paddingsY } from './space.css';

export interface CardProps {
  /** Where the card leads: the whole card is then one link. */
  href?: string;
  /** What pressing the card does, when it leads nowhere. */
  onPress?: () => void;
  padding?: Space;
  /** The accessible name, where the content would be too long to hear as a link's name. */
  label?: string;
  children: ReactNode;
}

/** A thing of its own among others: a page, a team, a number. */
export function Card({ href, onPress, padding = '16', label, children }: CardProps) {
  const looks = [styles.card, paddingsX[padding], paddingsY[padding]];
  if (!href && !onPress) return <div className={classes(...looks)}>{children}</div>;
  return (
    <Pressable {...{ href, onPress }} className={classes(...looks, styles.pressable)} aria-label={label}>
      {children}
    </Pressable>
  );
}
