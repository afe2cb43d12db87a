import { adminUserTexts as texts } from '@touchline/contract';

/** Minutes as people say them: in hours from the first one on. */
export function timeSpent(minutes: number): string {
  const whole = Math.round(minutes);
  return whole < 60 ? texts.minutes(whole) : texts.hours(Math.floor(whole / 60), whole % 60);
}
