import type { CalendarDate } from '@internationalized/date';
import type { DateFieldProps } from './date-field';
import { dateOf } from './iso-dates';

type Words = Pick<DateFieldProps, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'>;

/** What a field of ours is given in words, as React Aria wants it. */
export const isoDateProps = ({ value, defaultValue, onChange, min, max }: Words) => ({
  value: value === undefined ? undefined : dateOf(value),
  defaultValue: dateOf(defaultValue),
  onChange: (date: CalendarDate | null) => onChange?.(date?.toString() ?? null),
  minValue: dateOf(min),
  maxValue: dateOf(max),
});
