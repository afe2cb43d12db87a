import { expect, it } from 'vitest';
import { longDay } from './long-day';

const at = Date.parse('2026-11-26T23:30:00Z');

it.each([
  ['Europe/London', 'Thursday 26 November'],
  ['Europe/Berlin', 'Friday 27 November'],
  [null, 'Thursday 26 November'],
])('the day in the zone %s is %s', (zone, day) => {
  expect(longDay(at, zone)).toBe(day);
});
