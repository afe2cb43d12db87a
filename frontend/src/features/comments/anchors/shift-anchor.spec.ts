import { expect, it } from 'vitest';
import { shiftAnchor, differenceBetween } from './shift-anchor';

const place = { start: 4, end: 9, how: 'exact' } as const;
const carried = (before: string, after: string) => shiftAnchor(place, differenceBetween(before, after));

it('an anchor keeps its position when text after it changes', () => {
  expect(carried('The front pod', 'The front pods lift')).toEqual(place);
});

it('an anchor is shifted when text before it changes', () => {
  expect(carried('The front pod', 'All of the front pod')).toEqual({ start: 11, end: 16, how: 'exact' });
});

it('an anchor is searched again when its text changes', () => {
  expect(carried('The front pod', 'The frond pod')).toBeUndefined();
  expect(carried('The front pod', 'The fronts pod')).toBeUndefined();
});
