import { expect, it } from 'vitest';
import { chooseCorner } from './choose-corner';

const at = (left: number, top: number, width = 100, height = 50) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const boxes = {
  'bottom-end': at(900, 750),
  'bottom-start': at(0, 750),
  'top-end': at(900, 0),
  'top-start': at(0, 0),
};

it('a toast is at the lower end of the screen where nothing can be pressed there', () => {
  expect(chooseCorner(boxes, [at(400, 400)])).toBe('bottom-end');
});

it('a toast leaves buttons and fields free', () => {
  expect(chooseCorner(boxes, [at(950, 770)])).toBe('bottom-start');
  expect(chooseCorner(boxes, [at(950, 770), at(10, 760)])).toBe('top-end');
});

it('a toast covers as few buttons as it can where each corner has one', () => {
  const twoEach = [
    at(910, 760, 10),
    at(940, 760, 10),
    at(910, 10, 10),
    at(940, 10, 10),
    at(10, 10, 10),
    at(40, 10, 10),
  ];
  expect(chooseCorner(boxes, [...twoEach, at(10, 760, 10)])).toBe('bottom-start');
});

it('a toast beside a button covers nothing of it', () => {
  expect(chooseCorner(boxes, [at(900, 800)])).toBe('bottom-end');
});
