import { describe, expect, it } from 'vitest';
import { completeName, typedName } from './suggesting';

const typed = (text: string) => typedName(text, text.length);

describe('a name being typed', () => {
  it('begins with @ at the start, after a space or in brackets', () => {
    expect(typed('@da')).toEqual({ start: 0, name: 'da' });
    expect(typed('Ask @dana.k')).toEqual({ start: 4, name: 'dana.k' });
    expect(typed('Ask (@')).toEqual({ start: 5, name: '' });
  });

  it('is none within an address or once it has ended', () => {
    expect(typed('dana@club')).toBeUndefined();
    expect(typed('@dana and')).toBeUndefined();
  });

  it('ends at the caret, whatever follows', () => {
    expect(typedName('@da and more', 3)).toEqual({ start: 0, name: 'da' });
  });

  it('is replaced by the whole name and one space', () => {
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
