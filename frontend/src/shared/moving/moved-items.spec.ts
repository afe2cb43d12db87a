import { describe, expect, it } from 'vitest';
import { reverseOf } from './moved-items';

describe('undoing a move', () => {
  it('names the categories that pages and plays had, each once', () => {
    const items = [
      { kind: 'page', id: 1, categoryId: 7 },
      { kind: 'play', id: 1, categoryId: 7 },
      { kind: 'page', id: 2, categoryId: 8 },
      { kind: 'page', id: 3, categoryId: null },
    ] as const;
    expect(reverseOf(items, 10, 20)).toEqual({
      fromTeamId: 20,
      toTeamId: 10,
      pageIds: [1, 2, 3],
      playIds: [1],
      categories: [
        { categoryId: 7, pageIds: [1], playIds: [1] },
        { categoryId: 8, pageIds: [2], playIds: [] },
      ],
    });
  });
});
