import { describe, expect, it } from 'vitest';
import { pageTitle } from './page-rules';
import { titleOfCopy } from './page-copy';

describe('the title of a copied page', () => {
  it.each([
    ['Kick-off', [], 'Copy of Kick-off'],
    ['Kick-off', ['Copy of Kick-off'], 'Copy of Kick-off (2)'],
    ['Kick-off', ['Copy of Kick-off (2)', 'Copy of Kick-off'], 'Copy of Kick-off (3)'],
    ['Copy of Kick-off', ['Copy of Kick-off'], 'Copy of Kick-off (2)'],
    ['Copy of Kick-off (2)', ['Copy of Kick-off', 'Copy of Kick-off (2)'], 'Copy of Kick-off (3)'],
    ['Copy of Kick-off', [], 'Copy of Kick-off (2)'],
    ['Kick-off (2)', [], 'Copy of Kick-off (2)'],
    ['Copy of', [], 'Copy of Copy of'],
  ])('of "%s" beside %j is "%s"', (title, taken, copy) => {
    expect(titleOfCopy(title, taken)).toBe(copy);
  });

  it.each([
    ['a title at the limit', 'x'.repeat(200)],
    ['a copy at the limit', `Copy of ${'x'.repeat(192)}`],
    ['an emoji at the cut', `${'x'.repeat(190)}🏉🏉🏉🏉🏉`],
  ])('is within the limit and ends in an ellipsis: %s', (_, title) => {
    const first = titleOfCopy(title);
    const second = titleOfCopy(first, [first]);
    for (const copy of [first, second]) {
      expect(pageTitle(copy)).toBeUndefined();
      expect(copy).toMatch(/^Copy of x+🏉*…( \(\d\))?$/u);
      expect(() => encodeURIComponent(copy)).not.toThrow();
    }
    expect(second).not.toBe(first);
  });
});
