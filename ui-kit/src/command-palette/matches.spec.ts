import { describe, expect, it } from 'vitest';
import { matches, partsOf } from './matches';

const marked = (text: string, query: string) =>
  partsOf(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('a query', () => {
  it('finds words in any order, whatever their case and accents', () => {
    expect(matches('Lineout calls, Málaga', 'malaga LINE')).toBe(true);
    expect(matches('Lineout calls', 'line kick')).toBe(false);
  });

  it('finds everything when it says nothing', () => {
    expect(matches('Lineout calls', '  ')).toBe(true);
  });
});

describe('what a query found', () => {
  it('is marked wherever it stands, in the letters of the text', () => {
    expect(marked('Lineout calls', 'LINE')).toBe('[Line]out calls');
    expect(marked('Équipe de Málaga', 'e mala')).toBe('[É]quip[e] d[e] [Mála]ga');
    expect(marked('Maul, maul', 'maul')).toBe('[Maul], [maul]');
  });

  it('is not marked where there is none', () => {
    expect(marked('Lineout calls', '')).toBe('Lineout calls');
    expect(partsOf('', 'line')).toEqual([]);
  });

  it('keeps the letters in step where folding changes their number', () => {
    expect(marked('İstanbul Derby', 'derby')).toBe('İstanbul [Derby]');
    expect(marked('Großes Spiel 🏉 heute', 'heute')).toBe('Großes Spiel 🏉 [heute]');
  });
});
