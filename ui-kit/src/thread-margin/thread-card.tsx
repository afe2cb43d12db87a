import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Pressable } from '../press/pressable';
import * as styles from './thread-card.css';

export interface ThreadCardProps {
  id?: string;
  /** The accessible name, such as the author's name. */
  label: string;
  /** The name of the press that opens it. */
  openLabel: string;
  isActive: boolean;
  /** The number of its mark on a board. The label names it, too. */
  mark?: number;
  /** The position in pixels below the begin of the margin. */
  place: number;
  onOpen: () => void;
  onPoint: (isOver: boolean) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A thread beside its words: a press anywhere opens it, and what is open can be used. */
export function ThreadCard(props: ThreadCardProps) {
  const { id, label, openLabel, isActive, mark, place, onOpen, onPoint, onKeyDown, ref, children } = props;
  return (
    <article
      ref={ref}
      id={id}
      tabIndex={-1}
      className={styles.card}
      style={{ transform: `translateY(${place}px)` }}
      aria-label={label}
      data-active={isActive || undefined}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onKeyDown={onKeyDown}
    >
      {mark !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {mark}
        </span>
      )}
      {children}
      {!isActive && <Pressable className={styles.open} aria-label={openLabel} onPress={onOpen} />}
    </article>
  );
}

/** The first two lines of a comment. */
export const Excerpt = ({ children }: { children: ReactNode }) => (
  <p className={styles.excerpt} dir="auto">
    {children}
  </p>
);

interface MarginMarkProps {
  label: string;
  count: number;
  /** The position in pixels below the begin of the margin. */
  place: number;
  onPress: () => void;
}

/** Shows at the edge of a text that words have comments, and how many. */
export function MarginMark({ label, count, place, onPress }: MarginMarkProps) {
  return (
    <div className={styles.markPlace} style={{ insetBlockStart: place }}>
      <Pressable className={styles.mark} aria-label={label} aria-haspopup="dialog" onPress={onPress}>
        <span aria-hidden="true">{count}</span>
      </Pressable>
    </div>
  );
}
