import { describe, expect, it } from 'vitest';
import { dateOf, timeOf, timeText } from './iso-dates';

describe('ISO dates and times', () => {
  it('are parsed and formatted', () => {
    expect(dateOf('2026-11-21')?.toString()).toBe('2026-11-21');
    expect(timeText(timeOf('18:45'))).toBe('18:45');
  });

  it.each([null, undefined, '', '21.11.2026', '2026-11-21T10:00'])('are null for %s', (text) => {
    expect(dateOf(text)).toBeNull();
    expect(timeText(timeOf(text))).toBeNull();
  });
});
