import { describe, expect, it } from 'vitest';
import { titleProblem, titlesOf } from './test-titles.mjs';

describe('titles of tests', () => {
  it.each([
    [['live updates', 'a star is sent only to the user who starred']],
    [['users parsed from a list', 'exclude the header']],
    [['%s shows %s']],
    [['on a phone the notifications are a bottom sheet']],
  ])('can be %j', (titles) => expect(titleProblem(titles)).toBeUndefined());

  it.each([
    [['a live stream', 'of a star to that person only'], 'has no verb'],
    [['categories', 'settings of users'], 'has no verb'],
    [['secrets', 'and variables are in the example file'], 'begins with a conjunction'],
    [['of a page only its author is notified'], 'begins with "of"'],
    [['%s'], 'has fewer than three words'],
  ])('such as %j are listed: it %s', (titles, problem) => expect(titleProblem(titles)).toBe(problem));

  it('include those of the blocks around them, and of the rows of a table', () => {
    const code = `describe('a', () => {
      it('b', () => {});
      describe.each([1])('c %i', () => void it.each([['d', 1], ['e', 2]])('%s', () => {}));
    });
    test.skip('f', async () => {});`;
    expect(titlesOf('x.spec.ts', code)).toEqual([['a', 'b'], ['a', 'c %i', 'd'], ['a', 'c %i', 'e'], ['f']]);
  });
});
