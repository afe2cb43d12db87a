import type { CalendarDate } from '@internationalized/date';
import { dateOf } from './iso-dates';

/** A day in words: `2026-11-21`; null when there is none. */
export interface DayInWords {
  value?: string | null;
  defaultValue?: string;
  onChange?: (date: string | null) => void;
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
}

/** What a field of ours is given in words, as React Aria wants it. */
export const isoDateProps = ({ value, defaultValue, onChange, min, max }: DayInWords) => ({
  value: value === undefined ? undefined : dateOf(value),
  defaultValue: dateOf(defaultValue),
  onChange: (date: CalendarDate | null) => onChange?.(date?.toString() ?? null),
  minValue: dateOf(min),
  maxValue: dateOf(max),
});
