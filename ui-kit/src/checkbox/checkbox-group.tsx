import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { choices } from '../form/choice.css';
import type { ChoiceItem } from '../form/choice-item';
import { AriaField } from '../form/aria-field';
import { AriaFieldFrame, splitFieldProps, type AriaFieldProps } from '../form/aria-field-frame';
import { Checkbox } from './checkbox';

export interface CheckboxGroupProps extends AriaFieldProps {
  items: readonly ChoiceItem[];
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (ids: string[]) => void;
}

/** A group of checkboxes. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { frame, control } = splitFieldProps(props);
  const { items, value, defaultValue, ...behaviour } = control;
  return (
    <AriaField>
      <AriaCheckboxGroup
        {...behaviour}
        value={value && [...value]}
        defaultValue={defaultValue && [...defaultValue]}
      >
        <AriaFieldFrame {...frame}>
          <div className={choices}>
            {items.map(({ id, label: words, ...rest }) => (
              <Checkbox key={id} value={id} {...rest}>
                {words}
              </Checkbox>
            ))}
          </div>
        </AriaFieldFrame>
      </AriaCheckboxGroup>
    </AriaField>
  );
}
