import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { CheckIcon, MinusIcon } from '../icons/icons';
import * as styles from './checkbox.css';

export interface CheckboxProps {
  name?: string;
  value?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  /** Some of what it stands for is selected. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** What it means to tick it, below its words. */
  description?: ReactNode;
  children: ReactNode;
}

/** A yes or no that is sent with a form. */
export function Checkbox({ description, children, ...behaviour }: CheckboxProps) {
  return (
    <AriaCheckbox {...behaviour} className={styles.checkbox}>
      <span className={styles.box}>
        {behaviour.isIndeterminate ? <MinusIcon size={14} /> : <CheckIcon size={14} />}
      </span>
      <span className={styles.words}>
        {children}
        {description && <span className={styles.detail}>{description}</span>}
      </span>
    </AriaCheckbox>
  );
}
