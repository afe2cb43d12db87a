import { CheckIcon, MinusIcon } from '../icons/icons';
import * as styles from './checkbox.css';

/** The drawn box: checked, indeterminate or empty. */
export function CheckboxBox({ isIndeterminate }: { isIndeterminate: boolean }) {
  const Sign = isIndeterminate ? MinusIcon : CheckIcon;
  return (
    <span className={styles.box}>
      <Sign size={14} />
    </span>
  );
}
