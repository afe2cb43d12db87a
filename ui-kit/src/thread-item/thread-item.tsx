import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as styles from './thread-item.css';

const deepestIndent = 4;

export interface ThreadItemProps {
  /** Nesting depth: 0 is the first comment of a thread. */
  depth: number;
  /** The accessible name, such as the author's name. */
  label: string;
  /** The id of its element, as a link target that can be focused. */
  id?: string;
  /** Highlighted, such as the target of a link. */
  isMarked?: boolean;
  children: ReactNode;
}

/** One comment with its replies. */
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
