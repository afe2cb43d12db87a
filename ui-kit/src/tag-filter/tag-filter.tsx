import { Tag } from '../tag/tag';
import * as styles from './tag-filter.css';

export interface TagFilterProps {
  /** Names the group. */
  label: string;
  tags: readonly string[];
  selected: readonly string[];
  onToggle: (tag: string) => void;
}

/** Tags that narrow what is shown below: any number of them can be chosen. */
export function TagFilter({ label, tags, selected, onToggle }: TagFilterProps) {
  return (
    <div className={styles.filter} role="group" aria-label={label}>
      {tags.map((tag) => (
        <div key={tag} className={styles.item}>
          <Tag isSelected={selected.includes(tag)} onPress={() => onToggle(tag)}>
            {tag}
          </Tag>
        </div>
      ))}
    </div>
  );
}
