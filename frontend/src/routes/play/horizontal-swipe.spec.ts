import { expect, it } from 'vitest';
import { swipeBetween } from './horizontal-swipe';

const start = { clientX: 200, clientY: 300, timeStamp: 1000 };
const swiped = (across: number, along = 0, ms = 200, from = start) =>
  swipeBetween(
    from,
    { clientX: from.clientX + across, clientY: from.clientY + along, timeStamp: from.timeStamp + ms },
    390,
  );

it('a quick horizontal movement of 64 pixels is a swipe', () => {
  expect(swiped(-64)).toBe('left');
  expect(swiped(64)).toBe('right');
  expect(swiped(-63)).toBeUndefined();
});

it('a vertical or diagonal movement is scrolling', () => {
  expect(swiped(0, -200)).toBeUndefined();
  expect(swiped(-100, 100)).toBeUndefined();
  expect(swiped(-100, 51)).toBeUndefined();
  expect(swiped(-100, -50)).toBe('left');
});

it('a slow movement is no swipe', () => {
  expect(swiped(-100, 0, 600)).toBe('left');
  expect(swiped(-100, 0, 601)).toBeUndefined();
});

it('a movement from an edge belongs to the system', () => {
  expect(swiped(100, 0, 200, { ...start, clientX: 23 })).toBeUndefined();
  expect(swiped(100, 0, 200, { ...start, clientX: 24 })).toBe('right');
  expect(swiped(-100, 0, 200, { ...start, clientX: 367 })).toBeUndefined();
  expect(swiped(-100, 0, 200, { ...start, clientX: 366 })).toBe('left');
});
