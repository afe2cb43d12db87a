import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components';
import * as styles from '../form/choice.css';
import type { ChoiceItem } from '../form/choice-item';
import { AriaField } from '../form/aria-field';
import { AriaFieldFrame } from '../form/aria-field-frame';
import * as field from '../form/field.css';
import { dot } from './radio-group.css';

export interface RadioGroupProps {
  label: string;
  isLabelHidden?: boolean;
  name?: string;
  items: readonly ChoiceItem[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string) => void;
  description?: ReactNode;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** A choice of one among a few visible options; Select is for more. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, isLabelHidden, items, description, error, ...behaviour } = props;
  const { isRequired } = behaviour;
  return (
    <AriaField>
      <AriaRadioGroup {...behaviour} isInvalid={error ? true : undefined} className={field.field}>
        <AriaFieldFrame
          label={label}
          isLabelHidden={isLabelHidden}
          isRequired={isRequired}
          description={description}
          error={error}
        >
          <div className={styles.choices}>{items.map(choice)}</div>
        </AriaFieldFrame>
      </AriaRadioGroup>
    </AriaField>
  );
}

const choice = ({ id, label, description, isDisabled }: ChoiceItem) => (
  <RadioField key={id} value={id} isDisabled={isDisabled} className={styles.row}>
    <RadioButton className={styles.choice}>
      <span className={dot} />
      <span className={styles.words}>{label}</span>
    </RadioButton>
    {description && (
      <Text slot="description" className={styles.detail}>
        {description}
      </Text>
    )}
  </RadioField>
);
