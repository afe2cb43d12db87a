import { adminUserTexts as texts } from '@touchline/contract';

/** Formats minutes, as hours from 60 minutes on. */
export function timeSpent(minutes: number): string {
  const whole = Math.round(minutes);
  return whole < 60 ? texts.minutes(whole) : texts.hours(Math.floor(whole / 60), whole % 60);
}
