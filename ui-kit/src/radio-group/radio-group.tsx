import type { ReactNode } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { FieldFrame } from '../form/field-frame';
import * as field from '../form/field.css';
import * as styles from './radio-group.css';

export interface Choice {
  id: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps {
  label: string;
  isLabelHidden?: boolean;
  name?: string;
  items: readonly Choice[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string) => void;
  description?: ReactNode;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** One of a few, all in view; where they would not fit there is Select. */
export function RadioGroup({
  label,
  isLabelHidden,
  items,
  description,
  error,
  ...behaviour
}: RadioGroupProps) {
  const { isRequired } = behaviour;
  return (
    <AriaRadioGroup {...behaviour} isInvalid={error ? true : undefined} className={field.field}>
      <FieldFrame {...{ label, isLabelHidden, isRequired, description, error }}>
        <div className={styles.items}>
          {items.map(({ id, label: words, description: detail, isDisabled }) => (
            <Radio key={id} value={id} isDisabled={isDisabled} className={styles.radio}>
              <span className={styles.dot} />
              <span className={styles.words}>
                {words}
                {detail && <span className={styles.detail}>{detail}</span>}
              </span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
