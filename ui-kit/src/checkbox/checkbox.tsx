import { useRef, type ReactNode } from 'react';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components';
import { AriaField } from '../form/aria-field';
import * as styles from '../form/choice.css';
import { useReportTickedBeforeHydration } from '../form/use-report-before-hydration';
import { CheckboxBox } from './checkbox-box';

export interface CheckboxProps {
  name?: string;
  value?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  /** Some but not all of the items it represents are selected. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** The effect of checking it, shown below the label. */
  description?: string;
  children: ReactNode;
}

/** A yes or no that is submitted with a form; Switch is for changes that apply at once. */
export function Checkbox({ description, children, ...behaviour }: CheckboxProps) {
  const field = useRef<HTMLDivElement>(null);
  useReportTickedBeforeHydration(field, (isTicked) => behaviour.onChange?.(isTicked));
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
