import { describe, expect, it } from 'vitest';
import { height, pathToRoot, parentError } from './category-tree';

/** 1 contains 2, which contains 3; 4 is a root. */
const nodes = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: null },
];

describe('a tree of categories', () => {
  it('gives the path from a category to the root', () => {
    expect(pathToRoot(nodes, 3)).toEqual([3, 2, 1]);
    expect(pathToRoot(nodes, null)).toEqual([]);
  });

  it('gives the height of a category', () => {
    expect([1, 2, 3, 4].map((id) => height(nodes, id))).toEqual([3, 2, 1, 1]);
  });

  it.each([
    [{ id: 1, parentId: 3 }, 'category_below_itself'],
    [{ id: 1, parentId: 1 }, 'category_below_itself'],
    [{ id: 1, parentId: 4 }, undefined],
    [{ id: 4, parentId: 3 }, undefined],
    [{ id: 3, parentId: null }, undefined],
  ])('%j may be refused: %s', (move, reason) => {
    expect(parentError(nodes, { ...move, maxDepth: 4 })).toBe(reason);
  });

  it('is limited in depth', () => {
    expect(parentError(nodes, { id: 4, parentId: 3, maxDepth: 3 })).toBe('categories_too_deep');
  });
});
