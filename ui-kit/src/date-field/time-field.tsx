import { Group, TimeField as AriaTimeField } from 'react-aria-components';
import { AriaField } from '../form/aria-field';
import { AriaFieldFrame, splitFieldProps, type AriaFieldProps } from '../form/aria-field-frame';
import * as field from '../form/field.css';
import { DateSegments } from './date-segments';
import { timeOf, timeText } from './iso-dates';

export interface TimeFieldProps extends AriaFieldProps {
  /** `18:45`; null for none. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (time: string | null) => void;
}

/** A time of day, typed by segments. */
export function TimeField(props: TimeFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const { value, defaultValue, onChange, ...rest } = control;
  return (
    <AriaField>
      <AriaTimeField
        {...rest}
        value={value === undefined ? undefined : timeOf(value)}
        defaultValue={timeOf(defaultValue)}
        onChange={(time) => onChange?.(timeText(time))}
        hourCycle={24}
      >
        <AriaFieldFrame {...frame}>
          <Group className={field.box}>
            <DateSegments />
          </Group>
        </AriaFieldFrame>
      </AriaTimeField>
    </AriaField>
  );
}
