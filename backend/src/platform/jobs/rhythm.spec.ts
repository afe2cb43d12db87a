import { expect, it } from 'vitest';
import { nextTime } from './rhythm';

const hour = 3600_000;
const week = 7 * 24 * hour;

it('is the next full hour for what comes back every hour', () => {
  expect(nextTime({ every: hour }, new Date('2026-11-21T10:15:00Z'))).toEqual(
    new Date('2026-11-21T11:00:00Z'),
  );
});

it('is never now', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(nextTime({ every: hour }, now)).toEqual(new Date('2026-11-21T11:00:00Z'));
});

it('is Monday at seven for a week that begins then', () => {
  const mondays = { every: week, offset: 4 * 24 * hour + 7 * hour };
  expect(nextTime(mondays, new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2026-11-23T07:00:00Z'));
  expect(nextTime(mondays, new Date('2026-11-23T06:59:59Z'))).toEqual(new Date('2026-11-23T07:00:00Z'));
});
