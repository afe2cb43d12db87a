import { classes } from '../classes';
import * as field from '../form/field.css';
import { useHotkey } from '../hotkey/use-hotkey';
import { SearchIcon } from '../icons/icons';
import { Keys } from '../overlay/keys';
import { Pressable } from '../press/pressable';
import * as styles from './search-trigger.css';

export interface SearchTriggerProps {
  /** The visible label and accessible name. */
  label: string;
  onPress: () => void;
  /** The letter of a global shortcut with Ctrl or Cmd. */
  shortcut?: string;
  /** The shortcut as displayed: 'Ctrl K'. */
  keys?: string;
}

/** A button that looks like a search field and opens a search, such as the command palette. */
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
