import { expect, it } from 'vitest';
import { indentItem, joinItem, nestItems, splitItem, tidyItems, turnNestedList } from './list-items';

const items = (...depths: number[]) =>
  depths.map((depth, index) => ({ text: 'abcdef'.charAt(index), depth }));
const depths = (list: readonly { depth: number }[]) => list.map(({ depth }) => depth);

it('an item is nested at most one level deeper than the one above', () => {
  expect(depths(tidyItems(items(2, 5, 1, 3)))).toEqual([0, 1, 1, 2]);
});

it('an item moves with the items nested under it', () => {
  expect(depths(indentItem(items(0, 0, 1, 0), 1, 1))).toEqual([0, 1, 2, 0]);
  expect(depths(indentItem(items(0, 1, 2, 1), 1, -1))).toEqual([0, 0, 1, 1]);
});

it('the first item cannot be indented, nor an outermost one outdented', () => {
  expect(depths(indentItem(items(0, 0), 0, 1))).toEqual([0, 0]);
  expect(depths(indentItem(items(0, 0), 1, -1))).toEqual([0, 0]);
});

it('items can be split and joined', () => {
  expect(splitItem(items(0, 1), 1, ['x', 'y']).map(({ text }) => text)).toEqual(['a', 'x', 'y']);
  expect(joinItem(items(0, 1, 2), 1, 'ab')).toEqual([
    { text: 'ab', depth: 0 },
    { text: 'c', depth: 1 },
  ]);
});

it('the HTML of a list is nested as deep as its items', () => {
  expect(nestItems(items(0, 1, 2, 0), false, ({ text }) => text)).toBe(
    '<li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li>',
  );
});

it('the items of one nested list have the kind of the first', () => {
  const mixed = items(0, 1, 1, 2, 0).map((item, index) => ({ ...item, ordered: index !== 2 }));
  expect(tidyItems(mixed).map(({ ordered }) => ordered)).toEqual([undefined, true, true, true, undefined]);
});

it('one nested list can be numbered within bullets', () => {
  const turned = turnNestedList(items(0, 1, 1, 0, 1), 2, true);
  expect(nestItems(turned, false, ({ text }) => text)).toBe(
    '<li>a<ol><li>b</li><li>c</li></ol></li><li>d<ul><li>e</li></ul></li>',
  );
});
