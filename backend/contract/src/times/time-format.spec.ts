import { describe, expect, it } from 'vitest';
import { timeFormat } from './time-format';
import { isTimeZone } from './time-zone';

/** 23:30 on the evening of 3 October in Lord Howe, an hour and a half before its clocks go forward by half an hour. */
const lordHowe = '2026-10-03T13:00:00.000Z';
/** 23:30 on 31 October in Los Angeles, where clocks go back the next morning. */
const losAngeles = '2026-11-01T06:30:00.000Z';

describe('times', () => {
  it('are in the time zone of the reader, also when that is on another day than UTC', () => {
    const east = timeFormat('Australia/Lord_Howe');
    expect(east.dateTime(lordHowe)).toBe('3 Oct 2026, 23:30');
    expect(east.weekdayTime('2026-10-03T15:30:00Z')).toBe('Sun 4 Oct, 02:30');
    const west = timeFormat('America/Los_Angeles');
    expect(west.dateTime(losAngeles)).toBe('31 Oct 2026, 23:30');
    expect(west.longDate(losAngeles)).toBe('31 October 2026');
    expect(west.zonedDateTime('2026-11-02T07:30:00Z')).toBe('1 November 2026 at 23:30 (America/Los_Angeles)');
  });

  it('have a date without a time of day when the time zone is unknown', () => {
    const unknown = timeFormat(null);
    expect(unknown.dateTime(losAngeles)).toBe('1 Nov 2026');
    expect(unknown.zonedDateTime(losAngeles)).toBe('1 November 2026');
    expect(unknown.weekdayTime(losAngeles)).toBe('Sun 1 Nov');
    expect(timeFormat('Mars/Olympus').dateTime(losAngeles)).toBe('1 Nov 2026');
  });
});

describe('a time zone', () => {
  it.each(['Europe/Berlin', 'Australia/Lord_Howe', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3', 'UTC'])(
    'can be %s',
    (name) => expect(isTimeZone(name)).toBe(true),
  );

  it.each([
    undefined,
    null,
    7,
    '',
    '+05:30',
    'Mars/Olympus',
    'Europe/Berlin\n',
    'a'.repeat(65),
    '../etc',
    'Europe/',
  ])('is never %j', (value) => expect(isTimeZone(value)).toBe(false));
});
