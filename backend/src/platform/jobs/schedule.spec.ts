import { expect, it } from 'vitest';
import { nextTime } from './schedule';

const hour = 3600_000;
const week = 7 * 24 * hour;

it('the next run of an hourly job is the next full hour', () => {
  expect(nextTime({ everyMs: hour }, new Date('2026-11-21T10:15:00Z'))).toEqual(
    new Date('2026-11-21T11:00:00Z'),
  );
});

it('the next run of a job is never now', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(nextTime({ everyMs: hour }, now)).toEqual(new Date('2026-11-21T11:00:00Z'));
});

it('the next run of a weekly job with an offset is Monday at seven', () => {
  const mondays = { everyMs: week, offsetMs: 4 * 24 * hour + 7 * hour };
  expect(nextTime(mondays, new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2026-11-23T07:00:00Z'));
  expect(nextTime(mondays, new Date('2026-11-23T06:59:59Z'))).toEqual(new Date('2026-11-23T07:00:00Z'));
});
