import type { ReactNode } from 'react';
import { Tag } from '../tag/tag';
import * as styles from './tag-filter.css';

export interface TagFilterProps {
  /** The accessible name of the group. */
  label: string;
  tags: readonly string[];
  selected: readonly string[];
  onToggle: (tag: string) => void;
  /** In as many rows as it takes on phones, too. */
  isWrapped?: boolean;
  /** Follows the tags, such as a button to see more. */
  end?: ReactNode;
}

/** Tags that filter the content below; several can be selected. */
export function TagFilter({ label, tags, selected, onToggle, isWrapped, end }: TagFilterProps) {
  return (
    <div className={isWrapped ? styles.wrapped : styles.filter} role="group" aria-label={label}>
      {tags.map((tag) => (
        <div key={tag} className={styles.item}>
          <Tag isSelected={selected.includes(tag)} onPress={() => onToggle(tag)}>
            {tag}
          </Tag>
        </div>
      ))}
      {end && <div className={styles.item}>{end}</div>}
    </div>
  );
}
