import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './reserved.css';

export interface ReservedProps {
  isShown: boolean;
  children: ReactNode;
}

/** Content that can be hidden while its space stays reserved, so that nothing beside it moves. */
export function Reserved({ isShown, children }: ReservedProps) {
  return <span className={classes(styles.room, !isShown && styles.empty)}>{children}</span>;
}
