import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components';
import * as styles from '../form/choice.css';
import type { ChoiceItem } from '../form/choice-item';
import { AriaField } from '../form/aria-field';
import { AriaFieldFrame, splitFieldProps, type AriaFieldProps } from '../form/aria-field-frame';
import { dot } from './radio-group.css';

export interface RadioGroupProps extends AriaFieldProps {
  items: readonly ChoiceItem[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string) => void;
}

/** A choice of one among a few visible options; Select is for more. */
export function RadioGroup(props: RadioGroupProps) {
  const { frame, control } = splitFieldProps(props);
  const { items, ...behaviour } = control;
  return (
    <AriaField>
      <AriaRadioGroup {...behaviour}>
        <AriaFieldFrame {...frame}>
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
