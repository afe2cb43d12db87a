import { describe, expect, it } from 'vitest';
import { extended, toggled } from './item-selection';

const list = [1, 2, 3, 4, 5];

describe('the selection of items of a list', () => {
  it('adds an item, and removes it again', () => {
    const one = toggled<number>({ ids: [] }, 2);
    expect(one).toEqual({ ids: [2], anchor: 2 });
    expect(toggled(one, 2).ids).toEqual([]);
  });

  it('extends from the anchor in both directions and keeps what was selected', () => {
    const chosen = { ids: [1, 3], anchor: 3 };
    expect(extended(chosen, 5, list)).toEqual({ ids: [1, 3, 4, 5], anchor: 3 });
    expect(extended(chosen, 2, list)).toEqual({ ids: [1, 3, 2], anchor: 3 });
  });

  it('selects a single item when the anchor is missing or no longer listed', () => {
    expect(extended({ ids: [] }, 4, list)).toEqual({ ids: [4], anchor: 4 });
    expect(extended({ ids: [9], anchor: 9 }, 4, list)).toEqual({ ids: [9, 4], anchor: 4 });
  });
});
