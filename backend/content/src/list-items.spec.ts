import { expect, it } from 'vitest';
import { indentItem, joinItem, nestItems, splitItem, tidyItems, turnNestedList } from './list-items';

const items = (...depths: number[]) =>
  depths.map((depth, index) => ({ text: 'abcdef'.charAt(index), depth }));
const depths = (list: readonly { depth: number }[]) => list.map(({ depth }) => depth);

it('never nests an item more than one deeper than the one above', () => {
  expect(depths(tidyItems(items(2, 5, 1, 3)))).toEqual([0, 1, 1, 2]);
});

it('moves an item with all that is nested under it', () => {
  expect(depths(indentItem(items(0, 0, 1, 0), 1, 1))).toEqual([0, 1, 2, 0]);
  expect(depths(indentItem(items(0, 1, 2, 1), 1, -1))).toEqual([0, 0, 1, 1]);
});

it('cannot move the first item in, nor an outermost one out', () => {
  expect(depths(indentItem(items(0, 0), 0, 1))).toEqual([0, 0]);
  expect(depths(indentItem(items(0, 0), 1, -1))).toEqual([0, 0]);
});

it('splits and joins items', () => {
  expect(splitItem(items(0, 1), 1, ['x', 'y']).map(({ text }) => text)).toEqual(['a', 'x', 'y']);
  expect(joinItem(items(0, 1, 2), 1, 'ab')).toEqual([
    { text: 'ab', depth: 0 },
    { text: 'c', depth: 1 },
  ]);
});

it('nests as deep as the items say', () => {
  expect(nestItems(items(0, 1, 2, 0), false, ({ text }) => text)).toBe(
    '<li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li>',
  );
});

it('gives the items of one nested list the kind of its first', () => {
  const mixed = items(0, 1, 1, 2, 0).map((item, index) => ({ ...item, ordered: index !== 2 }));
  expect(tidyItems(mixed).map(({ ordered }) => ordered)).toEqual([undefined, true, true, true, undefined]);
});

it('turns one nested list into numbers, and writes numbers within bullets', () => {
  const turned = turnNestedList(items(0, 1, 1, 0, 1), 2, true);
  expect(nestItems(turned, false, ({ text }) => text)).toBe(
    '<li>a<ol><li>b</li><li>c</li></ol></li><li>d<ul><li>e</li></ul></li>',
  );
});
