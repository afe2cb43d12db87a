import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './thread-item.css';

const deepestIndent = 4;

export interface ThreadItemProps {
  /** How many answers lead to it: 0 begins the thread. */
  depth: number;
  /** Names it, such as by its author. */
  label: string;
  /** Of its element: where a link to it leads. It can take the focus then. */
  id?: string;
  /** Set apart from the others, such as the one that a link led to. */
  isMarked?: boolean;
  children: ReactNode;
}

/** One contribution to a discussion, its replies inside it. */
export function ThreadItem({ depth, label, id, isMarked, children }: ThreadItemProps) {
  const isReply = depth > 0 && depth <= deepestIndent;
  const isDeep = depth > deepestIndent;
  return (
    <article
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classes(
        styles.item,
        isReply && styles.reply,
        isDeep && styles.deep,
        isMarked && styles.marked,
      )}
      aria-label={label}
    >
      {children}
    </article>
  );
}
