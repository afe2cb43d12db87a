import type { Icon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import { Tooltip } from '../tooltip/tooltip';
import * as styles from './reaction.css';

export interface ReactionProps {
  /** The accessible name, the same in both states. */
  label: string;
  icon: Icon;
  /** The number of users who chose it. */
  count: number;
  /** The user chose it. */
  isSelected: boolean;
  /** The names of those who chose it, shown on hover and focus. */
  names?: string;
  onChange: (isSelected: boolean) => void;
}

/** A reaction to a comment: an icon with a count, on or off for the user. */
export function Reaction({ label, icon: Icon, count, isSelected, names, onChange }: ReactionProps) {
  return (
    <Tooltip label={names ? `${label}: ${names}` : label}>
      <Pressable
        className={styles.reaction}
        aria-label={count > 0 ? `${label}, ${count}` : label}
        aria-description={names}
        aria-pressed={isSelected}
        onPress={() => onChange(!isSelected)}
      >
        <Icon size={14} />
        {count > 0 && <span aria-hidden="true">{count}</span>}
      </Pressable>
    </Tooltip>
  );
}
