import type { ReactNode } from 'react';
import { DateField as AriaDateField, Group } from 'react-aria-components';
import { AriaField } from '../form/aria-field';
import { AriaFieldFrame } from '../form/aria-field-frame';
import * as field from '../form/field.css';
import { DateSegments } from './date-segments';
import { isoDateProps, type DayInWords } from './iso-date-props';

export interface DateFieldProps extends DayInWords {
  label: string;
  isLabelHidden?: boolean;
  name?: string;
  description?: ReactNode;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** A day, typed by segments in the order of the user's locale. */
export function DateField(props: DateFieldProps) {
  const { label, isLabelHidden, value, defaultValue, onChange, min, max, description, error, ...rest } =
    props;
  const { isRequired } = rest;
  return (
    <AriaField>
      <AriaDateField
        {...rest}
        {...isoDateProps({ value, defaultValue, onChange, min, max })}
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
          <Group className={field.box}>
            <DateSegments />
          </Group>
        </AriaFieldFrame>
      </AriaDateField>
    </AriaField>
  );
}
