import { readQuestion } from '@touchline/contract';
import { expect, it } from 'vitest';
import { excerptOf } from './excerpt';

const excerpt = (texts: readonly string[], searched: string) => excerptOf(texts, readQuestion(searched)!);
const long = `${'Before it there is much to say. '.repeat(10)}Falcon goes first. ${'After it, too. '.repeat(20)}`;

it('an excerpt begins at the first match', async () => {
  const shown = await excerpt([long], 'falcon');
  expect(shown).toMatch(/^…Falcon goes first\. After it, too\./);
  expect(shown.endsWith('…')).toBe(true);
  expect(shown.length).toBeLessThanOrEqual(122);
});

it('an excerpt begins at the start of the word that contains the match', async () => {
  expect(await excerpt([long], 'alcon')).toMatch(/^…Falcon goes first/);
});

it('an excerpt begins at the start of its line when the match is near it, or without a match', async () => {
  expect(await excerpt(['Falcon goes first'], 'falcon')).toBe('Falcon goes first');
  expect(await excerpt(['Falcon\n goes   first'], 'hawk')).toBe('Falcon goes first');
  expect(await excerpt(['Much before it.\nThe falcon goes.\nThen we do.'], 'falcon')).toBe(
    'The falcon goes. Then we do.',
  );
});

it('an excerpt is of the first text with a match, and of the first text that is not empty without one', async () => {
  const texts = ['', 'The short side', 'Kestrel holds, falcon goes'];
  expect(await excerpt(texts, 'falcon')).toBe('Kestrel holds, falcon goes');
  expect(await excerpt(texts, 'hawk')).toBe('The short side');
  expect(await excerpt([], 'hawk')).toBe('');
});

it('an excerpt prefers the phrase, then all words, to a single word', async () => {
  const lines = ['The pod is late.', 'A pod in front.', 'The front pod goes.'];
  expect(await excerpt(lines, 'front pod')).toBe('The front pod goes.');
  expect(await excerpt(lines.slice(0, 2), 'front pod')).toBe('A pod in front.');
});

it('an excerpt shows the text as it was written, whatever was typed', async () => {
  expect(
    await excerpt([`${'Vorher. '.repeat(10)}Die Gro\u00dfstra\u00dfe und das Cafe\u0301.`], 'grossstrasse'),
  ).toBe('…Großstraße und das Cafe\u0301.');
});

it('an excerpt of a very long line begins at the match, too', async () => {
  expect(await excerpt([`${'Quokka and emu. '.repeat(20_000)}Wombat.`], 'wombat')).toMatch(/Wombat\.$/);
});

it('an excerpt of a text of two megabytes leaves other requests their turn', async () => {
  const text = `${'Les \u00e9quipes s\u2019entra\u00eenent.\n'.repeat(75_000)}Le wombat.`;
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  expect(await excerpt([text], 'wombat')).toBe('Le wombat.');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

it('an excerpt ends with a whole word, or within a word that is very long', async () => {
  expect(await excerpt([`Falcon ${'goes on and '.repeat(20)}`], 'falcon')).toMatch(/ (goes|on|and)\u2026$/);
  expect(await excerpt([`Falcon${'n'.repeat(200)}`], 'falcon')).toBe(`Falcon${'n'.repeat(114)}\u2026`);
  const emoji = await excerpt([`Falcon.${'\u{1f600}'.repeat(100)}`], 'falcon');
  expect(emoji).toBe(`Falcon.${'\u{1f600}'.repeat(56)}\u2026`);
});
