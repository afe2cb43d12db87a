import { types } from 'pg';
import { describe, expect, it } from 'vitest';
import { parseTime } from './parse-time';

const asPgDoes = types.getTypeParser(types.builtins.TIMESTAMPTZ, 'text') as (text: string) => unknown;

describe('a time as PostgreSQL writes it', () => {
  it.each([
    '2026-03-01 09:30:05+00',
    '2026-03-01 09:30:05.1+00',
    '2026-03-01 09:30:05.123456+00',
    '2024-02-29 23:59:59.999+00',
    '1969-12-31 23:59:59.5+00',
    '0044-03-15 12:00:00+00',
    '0044-03-15 12:00:00+00 BC',
    '12026-03-01 09:30:05.25+00',
    '2026-03-01 09:30:05.25+05:30',
    '2026-03-01 09:30:05.25-03',
    'infinity',
  ])('is the same moment that pg reads: %s', (text) => {
    expect(parseTime(text)).toEqual(asPgDoes(text));
  });

  it('keeps every thousandth', () => {
    for (let part = 0; part < 1000; part++) {
      const text = `2026-03-01 09:30:05.${String(part).padStart(3, '0')}+00`;
      expect(parseTime(text).getUTCMilliseconds()).toBe(part);
    }
  });
});
