import { describe, expect, it } from 'vitest';
import { afterScroll } from './bar-position';

const END_PX = 2000;

/** Returns whether the bar is hidden after each of the scroll positions. */
function hiddenAfter(...tops: number[]) {
  let position = { isHidden: false, turnedAtPx: 0 };
  return tops.map((top) => (position = afterScroll(position, top, END_PX)).isHidden);
}

describe('The lower bar', () => {
  it('hides after 24 px of scrolling down, in one step or in many', () => {
    expect(hiddenAfter(23, 24)).toEqual([false, true]);
    expect(hiddenAfter(10, 20, 30)).toEqual([false, false, true]);
  });

  it('returns after 8 px of scrolling up from the lowest position', () => {
    expect(hiddenAfter(300, 500, 493, 492)).toEqual([true, true, true, false]);
  });

  it('counts from where the direction turned', () => {
    expect(hiddenAfter(300, 200, 180, 203, 204)).toEqual([true, false, false, false, true]);
  });

  it('is shown at either end', () => {
    expect(hiddenAfter(300, 0)).toEqual([true, false]);
    expect(hiddenAfter(300, END_PX - 1)).toEqual([true, false]);
    // Elastic scrolling goes past the ends.
    expect(hiddenAfter(300, END_PX + 40)).toEqual([true, false]);
    expect(hiddenAfter(-40)).toEqual([false]);
  });
});
