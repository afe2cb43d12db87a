import { useRef, type ReactNode } from 'react';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components';
import { AriaField } from '../form/aria-field';
import * as styles from '../form/choice.css';
import { useTickedBefore } from '../form/use-typed-before';
import { CheckboxBox } from './checkbox-box';

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
  description?: string;
  children: ReactNode;
}

/** A yes or no that is sent with a form. */
export function Checkbox({ description, children, ...behaviour }: CheckboxProps) {
  const field = useRef<HTMLDivElement>(null);
  useTickedBefore(field, (isTicked) => behaviour.onChange?.(isTicked));
  return (
    <AriaField>
      <CheckboxField {...behaviour} ref={field} className={styles.row}>
        <CheckboxButton className={styles.choice}>
          {({ isIndeterminate }) => (
            <>
              <CheckboxBox isIndeterminate={isIndeterminate} />
              <span className={styles.words}>{children}</span>
            </>
          )}
        </CheckboxButton>
        {description && (
          <Text slot="description" className={styles.detail}>
            {description}
          </Text>
        )}
      </CheckboxField>
    </AriaField>
  );
}
