import type { ReactNode } from 'react';
import { classes } from '../classes';
import type { Icon } from '../icons/icons';
import * as styles from './badge.css';

export interface BadgeProps {
  tone?: keyof typeof styles.tones;
  icon?: Icon;
  children: ReactNode;
}

/** A state or a kind in one word. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles.tones[tone])}>
      {Icon && <Icon size={14} />}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
