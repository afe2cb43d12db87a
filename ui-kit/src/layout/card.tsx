import type { ReactNode } from 'react';
import { Button, Link } from 'react-aria-components';
import { classes } from '../classes';
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
  const pressable = classes(...looks, styles.pressable);
  return href ? (
    <Link href={href} className={pressable} aria-label={label}>
      {children}
    </Link>
  ) : (
    <Button onPress={onPress} className={pressable} aria-label={label}>
      {children}
    </Button>
  );
}
