import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Pressable } from '../press/pressable';
import type { Space } from '../theme/scale';
import * as styles from './card.css';
import { paddingsX, paddingsY } from './space.css';

export interface CardProps {
  /** The link target: the whole card is one link. */
  href?: string;
  /** Called on press; without `href` only. */
  onPress?: () => void;
  padding?: Space;
  /** The accessible name, when the content would make a link name that is too long. */
  label?: string;
  children: ReactNode;
}

/** A self-contained item among others, such as a page, a team or a number. */
export function Card({ href, onPress, padding = '16', label, children }: CardProps) {
  const looks = [styles.card, paddingsX[padding], paddingsY[padding]];
  if (!href && !onPress) return <div className={classes(...looks)}>{children}</div>;
  return (
    <Pressable
      href={href}
      onPress={onPress}
      className={classes(...looks, styles.pressable)}
      aria-label={label}
    >
      {children}
    </Pressable>
  );
}
