import { parseDate, parseTime, type CalendarDate, type Time } from '@internationalized/date';

/** `2026-11-21` as a date; null for what is none. */
export function dateOf(text: string | null | undefined): CalendarDate | null {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) ? parseDate(text) : null;
}

/** `18:45` as a time; null for what is none. */
export function timeOf(text: string | null | undefined): Time | null {
  return text && /^\d\d:\d\d$/.test(text) ? parseTime(text) : null;
}

/** A time as it is kept: hours and minutes. */
export const timeText = (time: Time | null): string | null => time && time.toString().slice(0, 5);
