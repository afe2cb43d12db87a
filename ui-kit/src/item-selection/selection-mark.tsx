import { classes } from '../classes';
import { CheckboxBox } from '../checkbox/checkbox-box';
import * as styles from './selectable-item.css';
import type { ItemSelection } from './use-item-selection';

export interface SelectionMarkProps {
  id: number;
  /** Names the checkbox, such as "Select: Match plan". */
  label: string;
  selection: ItemSelection;
  /** The corner of the item: the end of its first line, or over the picture that it begins with. */
  at?: keyof typeof styles.corners;
}

/** The checkbox of a SelectableItem: appears with hover and focus, and is visible on all items while any is selected. */
export function SelectionMark({ id, label, selection, at = 'line' }: SelectionMarkProps) {
  const isSelected = selection.selected.includes(id);
  return (
    <label className={classes(styles.mark, styles.corners[at])} data-selected={isSelected || undefined}>
      <input
        type="checkbox"
        className={styles.input}
        aria-label={label}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          selection.choose(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <CheckboxBox isIndeterminate={false} />
    </label>
  );
}
