import { describe, expect, it } from 'vitest';
import { isoTime } from './iso-time';

describe('a time as PostgreSQL writes it into JSON', () => {
  it.each([
    '2026-03-01T09:30:05+00:00',
    '2026-03-01T09:30:05.1+00:00',
    '2026-03-01T09:30:05.12+00:00',
    '2026-03-01T09:30:05.123+00:00',
    '2026-03-01T09:30:05.1234+00:00',
    '2026-03-01T09:30:05.999999+00:00',
    '1969-12-31T23:59:59.123456+00:00',
    '0044-03-15T12:00:00.123456+00:00',
    '2026-03-01T09:30:05.123456+05:30',
    '2026-03-01T09:30:05.123-03:00',
  ])('is converted to the same moment in the format of the API: %s', (text) => {
    expect(isoTime(text)).toBe(new Date(text).toISOString());
  });

  it('may already be a Date', () => {
    expect(isoTime(new Date(5))).toBe('1970-01-01T00:00:00.005Z');
  });
});
