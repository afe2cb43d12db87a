import { describe, expect, it } from 'vitest';
import { commentsOf, countWords } from './comment-words.mjs';

describe('npm run words', () => {
  it('finds block comments, line comments and comments in JSX, and joins consecutive lines', () => {
    const code = `// One
// comment.
const url = 'http://a'; // Two.
/** Three. */
const element = <p title="// no">{/* Four. */} https://b // no</p>;
`;
    expect(commentsOf('a.tsx', code)).toEqual([
      '// One\n// comment.',
      '// Two.',
      '/** Three. */',
      '/* Four. */',
    ]);
  });

  it('counts comments that begin with a forbidden word, and terms in any form', () => {
    const comments = [
      '/** What is kept. */',
      '/**\n * For users.\n */',
      '// Returns the retried request.',
      '/** @type {string} */',
      '/* #__PURE__ */',
      '/** Whatever. */',
    ];
    expect(countWords(comments)).toMatchObject({
      comments: 4,
      indirect: 2,
      terms: { user: 1, returns: 1, retry: 1 },
    });
  });
});
