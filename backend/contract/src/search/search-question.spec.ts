import { describe, expect, it } from 'vitest';
import { matchesQuestion, partsOfQuestion, readQuestion } from './search-question';

const question = (text: string) => readQuestion(text)!;

describe('a question', () => {
  it.each<[string, string, string[], string | null]>([
    ['one word', 'Café', ['cafe'], null],
    ['several words, the longest first', 'front pod calls', ['front', 'calls', 'pod'], 'front pod calls'],
    ['words that are part of others once', 'pass passing PASS', ['passing'], 'pass passing pass'],
    ['words without the punctuation of their sentence', 'Smith, Jones.', ['smith', 'jones'], 'smith, jones'],
    ['a phrase without its quotation marks', '“front pod”', ['front', 'pod'], 'front pod'],
    ['signs that mean something', '80% 4-3-3 a_b', ['4-3-3', '80%', 'a_b'], '80% 4-3-3 a_b'],
    ['dashes between words as no word', 'press – trap', ['press', 'trap'], 'press - trap'],
    ['only punctuation as it is', '?!', ['?!'], null],
  ])('reads %s', (_, text, words, phrase) => {
    expect(readQuestion(text)).toEqual({ words, phrase });
  });

  it('is none if nothing visible was typed', () => {
    for (const text of [undefined, '', '  ', '\u200b\u00ad', '\u0301', '\u0000'])
      expect(readQuestion(text)).toBeNull();
  });

  it('matches a text with all of its words, in any order and anywhere in a word', () => {
    expect(matchesQuestion('The Front‑Row calls late', question('late front'))).toBe(true);
    expect(matchesQuestion('The front row calls', question('late front'))).toBe(false);
  });
});

describe('the marked parts of a text', () => {
  const marked = (text: string, searched: string) =>
    partsOfQuestion(text, question(searched))
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');

  it.each([
    ['Drive for the line', 'drive', '[Drive] for the line'],
    ['Straße 8', 'strasse', '[Straße] 8'],
    ['Straße 8', 'ss', 'Stra[ß]e 8'],
    ['Die oﬃce', 'fic', 'Die o[ﬃc]e'],
    ['Cafe\u0301 au lait', 'café', '[Cafe\u0301] au lait'],
    ['line\u00adout won', 'lineout', '[line\u00adout] won'],
    ['a\u00a0 b', 'a b', '[a\u00a0 b]'],
    ['front pod, then pod front', 'front pod', '[front pod], then pod front'],
    ['pod, then front', 'front pod', '[pod], then [front]'],
    ['ＦＵＬＬ width', 'full', '[ＦＵＬＬ] width'],
    ['nothing of it', 'wombat', 'nothing of it'],
  ])('of %j for %j are %j', (text, searched, expected) => {
    expect(marked(text, searched)).toBe(expected);
  });
});
