import { describe, expect, it } from 'vitest';
import { placeThreads, type MarginThread } from './place-threads';

const GAP_PX = 12;
const onOneLine = (count: number, top = 400): MarginThread[] =>
  Array.from({ length: count }, (_, id) => ({ id, top, height: 80 + (id % 3) * 20 }));
const overlaps = (threads: readonly MarginThread[], places: ReadonlyMap<number, number>) => {
  const boxes = threads
    .filter(({ id }) => places.has(id))
    .map(({ id, height }) => ({ top: places.get(id)!, height }))
    .sort((one, other) => one.top - other.top);
  return boxes.some(
    ({ top, height }, at) => at + 1 < boxes.length && top + height + GAP_PX > boxes[at + 1]!.top,
  );
};

describe('threads beside their words', () => {
  it.each([1, 3, 30])('keep %i threads on one line apart, with each active one exact', (count) => {
    const threads = onOneLine(count);
    for (const active of [undefined, ...threads.map(({ id }) => id)]) {
      const places = placeThreads(threads, { active, min: -100, gap: GAP_PX });
      expect(places.size).toBe(count);
      expect(overlaps(threads, places)).toBe(false);
      if (active !== undefined) expect(places.get(active)).toBe(400);
    }
  });

  it('are level with their words where there is space, and pushed down in their order where there is none', () => {
    const threads = [100, 120, 600].map((top, id) => ({ id, top, height: 80 }));
    expect([...placeThreads(threads, { active: undefined, min: -100, gap: GAP_PX })]).toEqual([
      [0, 100],
      [1, 192],
      [2, 600],
    ]);
  });

  it('push those before the active one up, and those after it down', () => {
    const threads = [100, 120, 140].map((top, id) => ({ id, top, height: 80 }));
    expect([...placeThreads(threads, { active: 1, min: -100, gap: GAP_PX })]).toEqual([
      [0, 28],
      [1, 120],
      [2, 212],
    ]);
  });

  it('leave out those that would be pushed above the page', () => {
    const threads = [10, 30, 50, 70].map((top, id) => ({ id, top, height: 80 }));
    const places = placeThreads(threads, { active: 3, min: -100, gap: GAP_PX });
    expect([...places.keys()]).toEqual([2, 3]);
    expect(overlaps(threads, places)).toBe(false);
  });
});
