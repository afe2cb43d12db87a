import { expect, it } from 'vitest';
import { mentionedNames } from './mentions';

it.each([
  ['nobody', 'Who calls it?', []],
  ['a user', '@zoe.oneill calls it', ['zoe.oneill']],
  ['a user in capitals', 'Ask @Zoe', ['zoe']],
  ['a user at the end of a sentence', 'Ask @zoe.', ['zoe.', 'zoe']],
  ['a user in brackets', '(@zoe)', ['zoe)', 'zoe']],
  ['several users, each once', '@a @b @a', ['a', 'b']],
  ['nobody by an email address', 'Write to coach@club.example', []],
  ['nobody by a lone @', 'at @ five', []],
])('a comment mentions %s', (_, content, names) => {
  expect(mentionedNames(content)).toEqual(names);
});

it('a comment mentions at most fifty names', () => {
  expect(mentionedNames(Array.from({ length: 200 }, (_, n) => `@p${n}`).join(' '))).toHaveLength(50);
});
