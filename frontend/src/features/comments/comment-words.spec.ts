import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from './comment-words';

const people = new Map([['dana.kent', 'Dana Kent']]);
const parts = (content: string) => partsOf(content, (name) => people.get(name));
const linksIn = (content: string) =>
  parts(content).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

describe('the text of a comment', () => {
  it('shows URLs as links', () => {
    expect(linksIn('See https://club.example/plan?half=2#try and www.club.example')).toEqual([
      'https://club.example/plan?half=2#try',
      'https://www.club.example',
    ]);
  });

  it('excludes the end of a sentence from a link', () => {
    expect(linksIn('Look at https://club.example/a. Or (https://club.example/b)!')).toEqual([
      'https://club.example/a',
      'https://club.example/b',
    ]);
    expect(linksIn('https://club.example/ruck_(rugby)')).toEqual(['https://club.example/ruck_(rugby)']);
  });

  it('links only web addresses', () => {
    expect(linksIn('javascript:alert(1) data:text/html,x file:///etc http://')).toEqual([]);
  });

  it('shows mentioned members by their names', () => {
    expect(parts('Ask @Dana.Kent.')).toEqual([
      { kind: 'words', text: 'Ask ' },
      { kind: 'person', text: '@Dana Kent', username: 'dana.kent' },
      { kind: 'words', text: '.' },
    ]);
  });

  it('shows unknown names and email addresses as text', () => {
    expect(parts('@nobody, dana@dana.kent')).toEqual([{ kind: 'words', text: '@nobody, dana@dana.kent' }]);
  });

  it('keeps all parts in order', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('@', 'dana.kent', 'https://', 'www.', 'a.b', ' ', ')', '(', '.', '\n', 'é'),
          {
            maxLength: 30,
          },
        ),
        (pieces) => {
          const content = pieces.join('');
          const shown = parts(content).map(({ kind, text }) => (kind === 'person' ? '@dana.kent' : text));
          expect(shown.join('')).toBe(content);
        },
      ),
    );
  });
});
