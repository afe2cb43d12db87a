import { describe, expect, it } from 'vitest';
import { lastDigestTime } from './digest-time';

const last = (now: string, zone: string) => lastDigestTime(new Date(now), zone).toISOString();

describe('the weekly digest is due on Mondays at 7:00 in the time zone of its user', () => {
  it.each([
    ['UTC', '2026-11-30T07:00:00Z', '2026-11-30T07:00:00.000Z'],
    ['UTC', '2026-11-30T06:59:59Z', '2026-11-23T07:00:00.000Z'],
    ['Europe/Berlin', '2026-11-30T06:00:00Z', '2026-11-30T06:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-30T14:59:00Z', '2026-11-23T15:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-30T15:14:00Z', '2026-11-30T15:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-11-29T20:05:00Z', '2026-11-29T20:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-30T01:20:00Z', '2026-11-30T01:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-29T17:00:00Z', '2026-11-29T17:00:00.000Z'],
  ])('in %s at %s: last at %s', (zone, now, due) => expect(last(now, zone)).toBe(due));

  it('in a week with a change of the UTC offset', () => {
    expect(last('2026-10-04T01:00:00Z', 'Australia/Lord_Howe')).toBe('2026-09-27T20:30:00.000Z');
    expect(last('2026-10-25T12:00:00Z', 'Europe/Berlin')).toBe('2026-10-19T05:00:00.000Z');
  });
});
