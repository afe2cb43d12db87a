import { expect, it } from 'vitest';
import { shiftAnchor, differenceBetween } from './shift-anchor';

const place = { start: 4, end: 9, how: 'exact' } as const;
const carried = (before: string, after: string) => shiftAnchor(place, differenceBetween(before, after));

it('words stay where they are when something behind them changes', () => {
  expect(carried('The front pod', 'The front pods lift')).toEqual(place);
});

it('words move along when something before them changes', () => {
  expect(carried('The front pod', 'All of the front pod')).toEqual({ start: 11, end: 16, how: 'exact' });
});

it('words are looked for again when they were touched', () => {
  expect(carried('The front pod', 'The frond pod')).toBeUndefined();
  expect(carried('The front pod', 'The fronts pod')).toBeUndefined();
});
