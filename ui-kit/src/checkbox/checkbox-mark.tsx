import { Checkbox } from 'react-aria-components';
import { CheckboxBox } from './checkbox-box';
import * as styles from './checkbox.css';

/** The box that selects a row, or all of them: its list says what it stands for. */
export function CheckboxMark() {
  return (
    <Checkbox slot="selection" className={styles.alone}>
      {({ isIndeterminate }) => <CheckboxBox isIndeterminate={isIndeterminate} />}
    </Checkbox>
  );
}
