import { expect, it } from 'vitest';
import { excerptOf } from './excerpt';

const long = `${'Before it there is much to say. '.repeat(10)}Falcon goes first. ${'After it, too. '.repeat(20)}`;

it('an excerpt shows the first match, starting at a whole word', () => {
  const excerpt = excerptOf([long], 'falcon');
  expect(excerpt).toContain('Falcon goes first');
  expect(excerpt).toMatch(/^…(it|there|is|much|to|say)/);
  expect(excerpt.endsWith('…')).toBe(true);
  expect(excerpt.length).toBeLessThanOrEqual(122);
});

it('an excerpt starts at the beginning when the match is there, or without a match', () => {
  expect(excerptOf(['Falcon goes first'], 'falcon')).toBe('Falcon goes first');
  expect(excerptOf(['Falcon\n goes   first'], 'hawk')).toBe('Falcon goes first');
});

it('an excerpt is of the first text with a match, and of the first text that is not empty without one', () => {
  const texts = ['', 'The short side', 'Kestrel holds, falcon goes'];
  expect(excerptOf(texts, 'falcon')).toBe('Kestrel holds, falcon goes');
  expect(excerptOf(texts, 'hawk')).toBe('The short side');
  expect(excerptOf([], 'hawk')).toBe('');
});
