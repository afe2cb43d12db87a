import type { ReactNode } from 'react';
import { classes } from '../classes';
import { CloseIcon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as styles from './tag.css';

export interface TagProps {
  /** Selected, if the tag is a filter. */
  isSelected?: boolean;
  onPress?: () => void;
  onRemove?: () => void;
  /** Number of items with the tag, with its description for screen readers. */
  count?: { value: number; label: string };
  /** Tab index of a pressable tag, in a group with one tab stop. */
  tabIndex?: number;
  /** The label of the remove button. */
  removeLabel?: string;
  children: ReactNode;
}

/** A tag. Pressable as a filter, removable in an editor. */
export function Tag({
  isSelected = false,
  onPress,
  onRemove,
  removeLabel,
  count,
  tabIndex,
  children,
}: TagProps) {
  const words = (
    <span className={styles.words} dir="auto">
      {children}
    </span>
  );
  if (onPress)
    return (
      <Pressable
        aria-pressed={isSelected}
        aria-description={count?.label}
        tabIndex={tabIndex}
        onPress={onPress}
        className={classes(styles.tag, styles.pressable)}
      >
        {words}
        {count && (
          <span className={styles.count} aria-hidden="true">
            {count.value}
          </span>
        )}
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
  /** Maximum number of visible tags; the rest are counted. */
  max?: number;
  /** The accessible name of the list. */
  label?: string;
}

/** The first tags and the number of further ones. */
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
