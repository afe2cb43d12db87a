import { Group, TimeField as AriaTimeField } from 'react-aria-components';
import { AriaField } from '../form/aria-field';
import { AriaFieldFrame } from '../form/aria-field-frame';
import * as field from '../form/field.css';
import type { DateFieldProps } from './date-field';
import { DateSegments } from './date-segments';
import { timeOf, timeText } from './iso-dates';

export interface TimeFieldProps extends Omit<
  DateFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
> {
  /** `18:45`; null for none. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (time: string | null) => void;
}

/** A time of day, typed by segments. */
export function TimeField(props: TimeFieldProps) {
  const { label, isLabelHidden, value, defaultValue, onChange, description, error, ...rest } = props;
  const { isRequired } = rest;
  return (
    <AriaField>
      <AriaTimeField
        {...rest}
        value={value === undefined ? undefined : timeOf(value)}
        defaultValue={timeOf(defaultValue)}
        onChange={(time) => onChange?.(timeText(time))}
        hourCycle={24}
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
      </AriaTimeField>
    </AriaField>
  );
}
