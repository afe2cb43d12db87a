import { describe, expect, it } from 'vitest';
import { completeName, typedName } from './suggesting';

const typed = (text: string) => typedName(text, text.length);

describe('a mention being typed', () => {
  it('begins with @ at the start, after a space or in brackets', () => {
    expect(typed('@da')).toEqual({ start: 0, name: 'da' });
    expect(typed('Ask @dana.k')).toEqual({ start: 4, name: 'dana.k' });
    expect(typed('Ask (@')).toEqual({ start: 5, name: '' });
  });

  it('does not begin within an email address, and ends after a space', () => {
    expect(typed('dana@club')).toBeUndefined();
    expect(typed('@dana and')).toBeUndefined();
  });

  it('ends at the caret', () => {
    expect(typedName('@da and more', 3)).toEqual({ start: 0, name: 'da' });
  });

  it('is replaced by the full name and one space', () => {
    expect(completeName('Ask @da', { start: 4, name: 'da' }, 'dana.kent')).toEqual({
      text: 'Ask @dana.kent ',
      caret: 15,
    });
    expect(completeName('@da and more', { start: 0, name: 'da' }, 'dana')).toEqual({
      text: '@dana and more',
      caret: 6,
    });
  });
});
