import { parseDate, parseTime, type CalendarDate, type Time } from '@internationalized/date';

/** Parses `2026-11-21`; returns null for anything else. */
export function dateOf(text: string | null | undefined): CalendarDate | null {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) ? parseDate(text) : null;
}

/** Parses `18:45`; returns null for anything else. */
export function timeOf(text: string | null | undefined): Time | null {
  return text && /^\d\d:\d\d$/.test(text) ? parseTime(text) : null;
}

/** Returns a time in the stored format `HH:mm`. */
export const timeText = (time: Time | null): string | null => time && time.toString().slice(0, 5);
