import { describe, expect, it } from 'vitest';
import { isSwipe, swipedBy } from './swipe';

const start = { clientX: 100, clientY: 100, timeStamp: 0 };
const moved = (right: number, down: number, timeStamp = 1000) => ({
  clientX: 100 + right,
  clientY: 100 + down,
  timeStamp,
});

describe('a swipe to the right', () => {
  const swipe = { direction: 'right', threshold: 50 } as const;

  it('dismisses from 50 pixels on', () => {
    expect(isSwipe(swipe, start, moved(50, 0))).toBe(true);
    expect(isSwipe(swipe, start, moved(49, 0))).toBe(false);
  });

  it('is ignored below that at any speed, unless a speed is configured', () => {
    expect(isSwipe(swipe, start, moved(40, 0, 10))).toBe(false);
  });

  it('follows the finger to the right only', () => {
    expect(swipedBy(swipe, start, moved(30, 80))).toBe(30);
    expect(swipedBy(swipe, start, moved(-30, 80))).toBe(0);
  });
});

describe('a swipe down', () => {
  const swipe = { direction: 'down', threshold: 120, flick: 0.5 } as const;

  it('dismisses over a long distance at any speed', () => {
    expect(isSwipe(swipe, start, moved(0, 120))).toBe(true);
    expect(isSwipe(swipe, start, moved(0, 119))).toBe(false);
  });

  it('dismisses when it was fast, but not on jitter', () => {
    expect(isSwipe(swipe, start, moved(0, 40, 60))).toBe(true);
    expect(isSwipe(swipe, start, moved(0, 12, 5))).toBe(false);
  });
});
