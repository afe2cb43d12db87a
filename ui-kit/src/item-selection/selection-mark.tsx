import { CheckboxBox } from '../checkbox/checkbox-box';
import * as styles from './selectable-item.css';
import type { ItemSelection } from './use-item-selection';

export interface SelectionMarkProps {
  id: number;
  /** Names the checkbox, such as "Select: Match plan". */
  label: string;
  selection: ItemSelection;
}

/** The checkbox of a SelectableItem: appears with hover and focus, and is visible on all items while any is selected. */
export function SelectionMark({ id, label, selection }: SelectionMarkProps) {
  const isSelected = selection.selected.includes(id);
  return (
    <label className={styles.mark} data-selected={isSelected || undefined}>
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
