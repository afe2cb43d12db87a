import { CheckIcon, MinusIcon } from '../icons/icons';
import * as styles from './checkbox.css';

/** The box itself: ticked, dashed where some of it is chosen, or empty. */
export function CheckboxBox({ isIndeterminate }: { isIndeterminate: boolean }) {
  const Sign = isIndeterminate ? MinusIcon : CheckIcon;
  return (
    <span className={styles.box}>
      <Sign size={14} />
    </span>
  );
}
