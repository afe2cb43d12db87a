import { expect, it } from 'vitest';
import { excerptOf } from './excerpt';

const long = `${'Before it there is much to say. '.repeat(10)}Falcon goes first. ${'After it, too. '.repeat(20)}`;

it('shows a text where it was found, from a whole word on', () => {
  const excerpt = excerptOf(long, 'falcon');
  expect(excerpt).toContain('Falcon goes first');
  expect(excerpt).toMatch(/^…(it|there|is|much|to|say)/);
  expect(excerpt.endsWith('…')).toBe(true);
  expect(excerpt.length).toBeLessThanOrEqual(122);
});

it('begins with the first words where it stands among them, or nowhere', () => {
  expect(excerptOf('Falcon goes first', 'falcon')).toBe('Falcon goes first');
  expect(excerptOf('Falcon\n goes   first', 'hawk')).toBe('Falcon goes first');
});
