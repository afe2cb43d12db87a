import { describe, expect, it } from 'vitest';
import { calendarTime } from './calendar-time';

const now = Date.parse('2026-11-28T01:30:00Z');
const at = (time: string, zone: string | null = 'UTC') => calendarTime(Date.parse(time), now, zone);

describe('the calendar time of a moment', () => {
  it.each([
    ['2026-11-28T00:05:00Z', 'today 00:05'],
    ['2026-11-27T23:55:00Z', 'yesterday 23:55'],
    ['2026-11-26T07:53:00Z', 'Thursday 07:53'],
    ['2026-11-22T00:00:00Z', 'Sunday 00:00'],
    ['2026-11-21T23:59:00Z', '21 Nov'],
    ['2026-09-17T10:00:00Z', '17 Sept'],
    ['2025-12-31T23:59:00Z', '31 Dec 2025'],
  ])('%s reads "%s" in UTC', (time, words) => {
    expect(at(time)).toBe(words);
  });

  it('has the day and the hour of the zone', () => {
    expect(at('2026-11-27T23:55:00Z', 'Pacific/Auckland')).toBe('today 12:55');
    expect(at('2026-11-28T00:05:00Z', 'America/Los_Angeles')).toBe('today 16:05');
  });

  it('has no time of day without a known zone', () => {
    expect(at('2026-11-27T23:55:00Z', null)).toBe('yesterday');
  });

  it('is never in the future when clocks differ', () => {
    expect(at('2026-11-29T00:05:00Z')).toBe('today 00:05');
  });
});
