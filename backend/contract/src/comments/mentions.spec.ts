import { expect, it } from 'vitest';
import { mentionedNames } from './mentions';

it.each([
  ['nobody', 'Who calls it?', []],
  ['somebody', '@zoe.oneill calls it', ['zoe.oneill']],
  ['somebody in capitals', 'Ask @Zoe', ['zoe']],
  ['somebody at the end of a sentence', 'Ask @zoe.', ['zoe.', 'zoe']],
  ['somebody in brackets', '(@zoe)', ['zoe)', 'zoe']],
  ['several, each once', '@a @b @a', ['a', 'b']],
  ['nobody by an address', 'Write to coach@club.example', []],
  ['nobody by an @ alone', 'at @ five', []],
])('%s', (_, content, names) => {
  expect(mentionedNames(content)).toEqual(names);
});

it('no more than fifty names are looked for', () => {
  expect(mentionedNames(Array.from({ length: 200 }, (_, n) => `@p${n}`).join(' '))).toHaveLength(50);
});
