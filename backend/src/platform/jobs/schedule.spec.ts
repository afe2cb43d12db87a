import { expect, it } from 'vitest';
import { nextTime } from './schedule';

const HOUR_MS = 3600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

it('the next run of an hourly job is the next full hour', () => {
  expect(nextTime({ everyMs: HOUR_MS }, new Date('2026-11-21T10:15:00Z'))).toEqual(
    new Date('2026-11-21T11:00:00Z'),
  );
});

it('the next run of a job is never now', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(nextTime({ everyMs: HOUR_MS }, now)).toEqual(new Date('2026-11-21T11:00:00Z'));
});

it('the next run of a weekly job with an offset is Monday at seven', () => {
  const mondays = { everyMs: WEEK_MS, offsetMs: 4 * 24 * HOUR_MS + 7 * HOUR_MS };
  expect(nextTime(mondays, new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2026-11-23T07:00:00Z'));
  expect(nextTime(mondays, new Date('2026-11-23T06:59:59Z'))).toEqual(new Date('2026-11-23T07:00:00Z'));
});
