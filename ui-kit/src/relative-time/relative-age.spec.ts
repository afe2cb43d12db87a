import { describe, expect, it } from 'vitest';
import { relativeAge, relativeDistance } from './relative-age';

const now = Date.UTC(2025, 2, 4, 18);
const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(60) * count;
const days = (count: number) => hours(24) * count;

describe('the age of a moment', () => {
  it.each([
    [minutes(0), 'just now'],
    [minutes(0.99), 'just now'],
    [minutes(1), '1 minute ago'],
    [minutes(59), '59 minutes ago'],
    [hours(1), '1 hour ago'],
    [hours(23), '23 hours ago'],
    [days(1), '1 day ago'],
    [days(400), '400 days ago'],
  ])('after %d ms reads "%s"', (age, words) => {
    expect(relativeAge(now - age, now)).toBe(words);
  });

  it('is never negative when clocks differ', () => {
    expect(relativeAge(now + minutes(2), now)).toBe('just now');
  });
});

describe('the distance to a moment', () => {
  it.each([
    [minutes(0.99), 'just now'],
    [minutes(1), '1 minute ago'],
    [minutes(44), '44 minutes ago'],
    [minutes(45), 'about 1 hour ago'],
    [hours(5), 'about 5 hours ago'],
    [days(1), '1 day ago'],
    [days(29), '29 days ago'],
    [days(40), 'about 1 month ago'],
    [days(120), '4 months ago'],
    [days(800), 'about 2 years ago'],
  ])('after %d ms reads "%s"', (age, words) => {
    expect(relativeDistance(now - age, now)).toBe(words);
  });

  it('names a moment in the future as such', () => {
    expect(relativeDistance(now + days(7), now)).toBe('in 7 days');
    expect(relativeDistance(now + minutes(0.4), now)).toBe('in less than a minute');
  });
});
