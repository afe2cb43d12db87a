import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './reserved.css';

export interface ReservedProps {
  isShown: boolean;
  children: ReactNode;
}

/** Something that comes and goes and whose room stays, so that nothing beside it moves. */
export function Reserved({ isShown, children }: ReservedProps) {
  return <span className={classes(styles.room, !isShown && styles.empty)}>{children}</span>;
}
