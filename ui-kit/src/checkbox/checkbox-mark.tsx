import { Checkbox } from 'react-aria-components';
import { CheckboxBox } from './checkbox-box';
import * as styles from './checkbox.css';

/** The checkbox that selects a row or all rows; its list gives it an accessible name. */
export function CheckboxMark() {
  return (
    <Checkbox slot="selection" className={styles.alone}>
      {({ isIndeterminate }) => <CheckboxBox isIndeterminate={isIndeterminate} />}
    </Checkbox>
  );
}
