import { Checkbox } from 'react-aria-components';
import { CheckIcon, MinusIcon } from '../icons/icons';
import * as styles from './checkbox.css';

/** The box that selects a row, or all of them: its list says what it stands for. */
export function CheckboxMark() {
  return (
    <Checkbox slot="selection" className={styles.checkbox}>
      {({ isIndeterminate }) => (
        <span className={styles.box}>
          {isIndeterminate ? <MinusIcon size={14} /> : <CheckIcon size={14} />}
        </span>
      )}
    </Checkbox>
  );
}
