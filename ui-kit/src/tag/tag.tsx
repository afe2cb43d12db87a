import type { ReactNode } from 'react';
import { classes } from '../classes';
import { CloseIcon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as styles from './tag.css';

export interface TagProps {
  /** Whether it is chosen, where tags filter. */
  isSelected?: boolean;
  onPress?: () => void;
  onRemove?: () => void;
  /** The name of the button that removes it. */
  removeLabel?: string;
  children: ReactNode;
}

/** A word on a thing. Pressable where tags filter, removable where they are edited. */
export function Tag({ isSelected = false, onPress, onRemove, removeLabel, children }: TagProps) {
  const words = (
    <span className={styles.words} dir="auto">
      {children}
    </span>
  );
  if (onPress)
    return (
      <Pressable
        aria-pressed={isSelected}
        onPress={onPress}
        className={classes(styles.tag, styles.pressable)}
      >
        {words}
      </Pressable>
    );
  return (
    <span className={classes(styles.tag, onRemove && styles.removable)}>
      {words}
      {onRemove && (
        <Pressable onPress={onRemove} aria-label={removeLabel} className={styles.remove}>
          <CloseIcon size={14} />
        </Pressable>
      )}
    </span>
  );
}

export interface TagRowProps {
  tags: readonly string[];
  /** How many are shown; the rest is a count. */
  max?: number;
  /** Names the list. */
  label?: string;
}

/** The first few tags and how many more there are. */
export function TagRow({ tags, max = tags.length, label = 'Tags' }: TagRowProps) {
  const hidden = tags.length - max;
  if (tags.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={label}>
      {tags.slice(0, max).map((tag) => (
        <li key={tag} className={styles.item}>
          <Tag>{tag}</Tag>
        </li>
      ))}
      {hidden > 0 && (
        <li className={styles.item}>
          <Tag>+{hidden}</Tag>
        </li>
      )}
    </ul>
  );
}
