import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './thread-item.css';

const deepestIndent = 4;

export interface ThreadItemProps {
  /** How many answers lead to it: 0 begins the thread. */
  depth: number;
  /** Names it, such as by its author. */
  label: string;
  children: ReactNode;
}

/** One contribution to a discussion, its replies inside it. */
export function ThreadItem({ depth, label, children }: ThreadItemProps) {
  const isReply = depth > 0 && depth <= deepestIndent;
  const isDeep = depth > deepestIndent;
  return (
    <article
      className={classes(styles.item, isReply && styles.reply, isDeep && styles.deep)}
      aria-label={label}
    >
      {children}
    </article>
  );
}
