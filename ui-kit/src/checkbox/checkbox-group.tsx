import type { ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { choices } from '../form/choice.css';
import type { ChoiceItem } from '../form/choice-item';
import { AriaField } from '../form/aria-field';
import { AriaFieldFrame } from '../form/aria-field-frame';
import * as field from '../form/field.css';
import { Checkbox } from './checkbox';

export interface CheckboxGroupProps {
  label: string;
  isLabelHidden?: boolean;
  name?: string;
  items: readonly ChoiceItem[];
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (ids: string[]) => void;
  description?: ReactNode;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** A group of checkboxes. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, isLabelHidden, items, value, defaultValue, description, error, ...behaviour } = props;
  const { isRequired } = behaviour;
  return (
    <AriaField>
      <AriaCheckboxGroup
        {...behaviour}
        value={value && [...value]}
        defaultValue={defaultValue && [...defaultValue]}
        isInvalid={error ? true : undefined}
        className={field.field}
      >
        <AriaFieldFrame
          label={label}
          isLabelHidden={isLabelHidden}
          isRequired={isRequired}
          description={description}
          error={error}
        >
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
