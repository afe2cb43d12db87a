import type { Category } from '@touchline/contract';
import { expect, it } from 'vitest';
import { choicesOf, pathName, pathTo, treeOf } from './category-tree';

const category = (id: number, name: string, parentId: number | null = null): Category => ({
  id,
  teamId: 1,
  name,
  icon: null,
  parentId,
});
const categories = [
  category(1, 'Attack'),
  category(2, 'Defence'),
  category(3, 'Lineouts', 1),
  category(4, 'Scrums', 1),
  category(5, 'Front ball', 3),
];

it('categories are nested in the order of the server', () => {
  const names = (nodes: ReturnType<typeof treeOf>): unknown[] =>
    nodes.map((node) => [node.category.name, names(node.children)]);
  expect(names(treeOf(categories))).toEqual([
    [
      'Attack',
      [
        ['Lineouts', [['Front ball', []]]],
        ['Scrums', []],
      ],
    ],
    ['Defence', []],
  ]);
});

it('the path of a category begins at the top', () => {
  expect(pathName(pathTo(categories, 5))).toBe('Attack / Lineouts / Front ball');
});

it('an unknown category has no path', () => {
  expect(pathTo(categories, 99)).toEqual([]);
  expect(pathTo(categories, null)).toEqual([]);
});

it('a category can be moved anywhere except into itself and its descendants', () => {
  expect(choicesOf(categories, 3).map(({ label }) => label)).toEqual([
    'Attack',
    'Attack / Scrums',
    'Defence',
  ]);
  expect(choicesOf(categories)).toHaveLength(5);
});
