import { classes } from '../classes';
import * as field from '../form/field.css';
import { useHotkey } from '../hotkey/use-hotkey';
import { SearchIcon } from '../icons/icons';
import { Keys } from '../overlay/keys';
import { Pressable } from '../press/pressable';
import * as styles from './search-trigger.css';

export interface SearchTriggerProps {
  /** Shown in it, and its name. */
  label: string;
  onPress: () => void;
  /** The letter that, with Ctrl or Cmd, does the same from anywhere. */
  shortcut?: string;
  /** How these keys are read: 'Ctrl K'. */
  keys?: string;
}

/** Looks like a search field and opens where one searches, such as the command palette. */
export function SearchTrigger({ label, onPress, shortcut, keys }: SearchTriggerProps) {
  useHotkey(shortcut, onPress);
  const shortcuts = shortcut && `Control+${shortcut.toUpperCase()}`;
  return (
    <Pressable
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcuts}
      className={classes(field.input, field.search, styles.trigger)}
      onPress={onPress}
    >
      <SearchIcon size={16} />
      <span className={styles.words}>{label}</span>
      {keys && <Keys>{keys}</Keys>}
    </Pressable>
  );
}
