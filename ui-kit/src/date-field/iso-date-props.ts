import type { CalendarDate } from '@internationalized/date';
import { dateOf } from './iso-dates';

/** A day as an ISO 8601 string such as `2026-11-21`; null for none. */
export interface DayInWords {
  value?: string | null;
  defaultValue?: string;
  onChange?: (date: string | null) => void;
  /** The first and the last day that can be selected. */
  min?: string;
  max?: string;
}

/** Converts our ISO strings to React Aria's date props. */
export const isoDateProps = ({ value, defaultValue, onChange, min, max }: DayInWords) => ({
  value: value === undefined ? undefined : dateOf(value),
  defaultValue: dateOf(defaultValue),
  onChange: (date: CalendarDate | null) => onChange?.(date?.toString() ?? null),
  minValue: dateOf(min),
  maxValue: dateOf(max),
});
