import type { Sitting } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { dayFormat, groupByDay } from './day-format';

const now = Date.parse('2026-11-21T20:00:00Z');
const sitting = (firstSavedAt: string, lastSavedAt = firstSavedAt): Sitting => ({
  firstVersion: 1,
  lastVersion: 1,
  baseVersion: null,
  saves: 1,
  savedBy: null,
  firstSavedAt,
  lastSavedAt,
  words: null,
});
const headings = (zone: string | null, at: readonly string[]) =>
  groupByDay(
    at.map((each) => sitting(each)),
    dayFormat(zone, now),
  ).map((day) => [day.heading, day.sittings.length]);

describe('the days of a history', () => {
  it('are today, yesterday, then the weekday with its date, and the year if it is another one', () => {
    expect(
      headings('Europe/London', [
        '2026-11-21T19:13:00Z',
        '2026-11-21T08:00:00Z',
        '2026-11-20T23:59:00Z',
        '2026-11-19T20:40:00Z',
        '2026-01-01T00:00:00Z',
        '2025-12-31T23:59:00Z',
      ]),
    ).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Thursday 19 November', 1],
      ['Thursday 1 January', 1],
      ['Wednesday 31 December 2025', 1],
    ]);
  });

  it('are those of the zone of the reader', () => {
    const times = ['2026-11-21T12:30:00Z', '2026-11-21T10:30:00Z', '2026-11-20T10:30:00Z'];
    expect(headings('Pacific/Auckland', times)).toEqual([
      ['Today', 1],
      ['Yesterday', 1],
      ['Friday 20 November', 1],
    ]);
    expect(headings('America/Los_Angeles', times)).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
    ]);
    expect(headings(null, times)).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
    ]);
  });

  it('stay whole where the clocks change, and where they change in the night of a new year', () => {
    const inBerlin = dayFormat('Europe/Berlin', Date.parse('2026-10-26T08:00:00Z'));
    expect(inBerlin.heading('2026-10-24T22:30:00Z')).toBe('Yesterday');
    expect(inBerlin.heading('2026-10-24T21:30:00Z')).toBe('Saturday 24 October');
    const inKiritimati = dayFormat('Pacific/Kiritimati', Date.parse('2026-12-31T10:30:00Z'));
    expect(inKiritimati.heading('2026-12-31T10:05:00Z')).toBe('Today');
    expect(inKiritimati.heading('2026-12-31T09:55:00Z')).toBe('Yesterday');
    expect(inKiritimati.heading('2026-12-29T10:30:00Z')).toBe('Wednesday 30 December 2026');
  });

  it('begin with today for a save that the clock of the server dates a little later', () => {
    expect(headings('UTC', ['2026-11-22T00:00:01Z'])).toEqual([['Today', 1]]);
  });

  it('have a sitting across midnight once, on the day on which it began', () => {
    const format = dayFormat('Europe/London', now);
    const late = sitting('2026-11-19T23:55:00Z', '2026-11-20T00:10:00Z');
    expect(groupByDay([late, sitting('2026-11-19T08:00:00Z')], format)).toMatchObject([
      { heading: 'Thursday 19 November', sittings: [late, {}] },
    ]);
    expect(format.times(late.firstSavedAt, late.lastSavedAt)).toBe('23:55 to 00:10');
  });
});

describe('the times of a sitting', () => {
  const { times, timesOf, day } = dayFormat('Europe/Berlin', now);

  it('are its first and its last save, and one time if both are in the same minute', () => {
    expect(times('2026-11-21T18:02:10Z', '2026-11-21T18:13:50Z')).toBe('19:02 to 19:13');
    expect(times('2026-11-21T17:05:01Z', '2026-11-21T17:05:59Z')).toBe('18:05');
  });

  it('of its saves have seconds only where two are in the same minute', () => {
    expect(timesOf(['2026-11-21T19:52:09Z', '2026-11-21T19:47:30Z', '2026-11-21T19:47:04Z'])).toEqual([
      '20:52',
      '20:47:30',
      '20:47:04',
    ]);
  });

  it('are left out without a known zone', () => {
    const unknown = dayFormat(null, now);
    expect(unknown.times('2026-11-21T18:02:10Z', '2026-11-21T18:13:50Z')).toBe('21 November');
    expect(unknown.timesOf(['2026-11-21T18:02:10Z'])).toEqual(['21 November']);
    expect(unknown.day('2026-11-21T18:02:10Z')).toBe('today');
  });

  it('in a sentence are the time of today and yesterday, and the date of earlier days', () => {
    expect(day('2026-11-21T17:05:00Z')).toBe('today 18:05');
    expect(day('2026-11-20T17:05:00Z')).toBe('yesterday 18:05');
    expect(day('2026-11-17T17:05:00Z')).toBe('17 November');
    expect(day('2024-11-17T17:05:00Z')).toBe('17 November 2024');
  });
});
