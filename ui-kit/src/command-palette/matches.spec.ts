import { describe, expect, it } from 'vitest';
import { matches, partsOf } from './matches';

const marked = (text: string, query: string) =>
  partsOf(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('a query of the command palette', () => {
  it('matches words in any order, ignoring case and accents', () => {
    expect(matches('Lineout calls, Málaga', 'malaga LINE')).toBe(true);
    expect(matches('Lineout calls', 'line kick')).toBe(false);
  });

  it('matches everything when it is empty', () => {
    expect(matches('Lineout calls', '  ')).toBe(true);
  });
});

describe('the highlight of a match', () => {
  it('covers every occurrence, in the spelling of the text', () => {
    expect(marked('Lineout calls', 'LINE')).toBe('[Line]out calls');
    expect(marked('Équipe de Málaga', 'e mala')).toBe('[É]quip[e] d[e] [Mála]ga');
    expect(marked('Maul, maul', 'maul')).toBe('[Maul], [maul]');
  });

  it('is missing without a match', () => {
    expect(marked('Lineout calls', '')).toBe('Lineout calls');
    expect(partsOf('', 'line')).toEqual([]);
  });

  it('is at the right position when folding changes the number of letters', () => {
    expect(marked('İstanbul Derby', 'derby')).toBe('İstanbul [Derby]');
    expect(marked('Großes Spiel 🏉 heute', 'heute')).toBe('Großes Spiel 🏉 [heute]');
  });
});
