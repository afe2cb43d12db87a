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

it('a toast is in the bottom end corner when that covers nothing pressable', () => {
  expect(chooseCorner(boxes, [at(400, 400)])).toBe('bottom-end');
});

it('a toast moves to a corner where it covers no button or field', () => {
  expect(chooseCorner(boxes, [at(950, 770)])).toBe('bottom-start');
  expect(chooseCorner(boxes, [at(950, 770), at(10, 760)])).toBe('top-end');
});

it('a toast covers the fewest buttons when every corner has one', () => {
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

it('a toast may touch a button that it does not cover', () => {
  expect(chooseCorner(boxes, [at(900, 800)])).toBe('bottom-end');
});
