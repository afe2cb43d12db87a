import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Spot } from './board';
import { randomSpot } from './boards.random';
import { distance, part, pointAlong, wayThrough } from './curve';
import { distanceFromLine } from './line-distance';
import { tidyStroke } from './strokes';

const nearest = (points: readonly Spot[], spot: Spot) =>
  Math.min(...points.map((from, index) => distanceFromLine(spot, from, points[index + 1] ?? from)));

describe('a way', () => {
  it('is straight between two points', () => {
    const way = wayThrough([
      [0, 0],
      [30, 40],
    ]);
    expect(way.length).toBe(50);
    expect(pointAlong(way, 25)).toEqual([15, 20]);
    expect(pointAlong(way, -1)).toEqual([0, 0]);
    expect(pointAlong(way, 99)).toEqual([30, 40]);
  });

  it('bends like an arc through one point', () => {
    const way = wayThrough([
      [-100, 0],
      [0, 40],
      [100, 0],
    ]);
    const [left, right] = [pointAlong(way, way.length / 4), pointAlong(way, (way.length * 3) / 4)];
    expect(left[0]).toBeCloseTo(-right[0]);
    expect(left[1]).toBeCloseTo(right[1]);
    expect(left[1]).toBeGreaterThan(25);
  });

  it('has corners if it is sharp', () => {
    expect(
      wayThrough(
        [
          [0, 0],
          [100, 0],
          [100, 100],
        ],
        true,
      ),
    ).toMatchObject({ length: 200, points: { length: 3 } });
  });

  it('has no length if nothing moves', () => {
    const way = wayThrough([
      [5, 5],
      [5, 5],
    ]);
    expect(way.length).toBe(0);
    expect(pointAlong(way, 1)).toEqual([5, 5]);
  });

  it('can be cut at both ends', () => {
    const way = wayThrough(
      [
        [0, 0],
        [100, 0],
      ],
      true,
    );
    expect(part(way, 10, 60)).toEqual([
      [10, 0],
      [60, 0],
    ]);
    expect(part(way, 60, 10)).toEqual([]);
  });

  it('passes through all of its points and ends at the last one', () => {
    fc.assert(
      fc.property(fc.array(randomSpot, { minLength: 1, maxLength: 8 }), fc.boolean(), (spots, sharp) => {
        const way = wayThrough(spots, sharp);
        for (const spot of spots) expect(nearest(way.points, spot)).toBeLessThan(1e-6);
        expect(way.points.at(-1)).toEqual(spots.at(-1));
        expect(way.length).toBeGreaterThanOrEqual(distance(spots[0]!, spots.at(-1)!) - 1e-6);
      }),
    );
  });
});

describe('a drawn stroke', () => {
  it('is straight if it leaves its chord by less than a hand draws', () => {
    const drawn = Array.from({ length: 50 }, (_, x): Spot => [4 * x, x % 2 ? 3 : -3]);
    expect(tidyStroke(drawn)).toEqual([[196, 3]]);
  });

  it('is one point and the end if it bends once', () => {
    const drawn = Array.from({ length: 61 }, (_, index): Spot => {
      const angle = Math.PI * (1 - index / 60);
      return [100 + 100 * Math.cos(angle), 40 * Math.sin(angle)];
    });
    const path = tidyStroke(drawn);
    expect(path.at(-1)).toEqual([200, 0]);
    expect(path.length).toBeGreaterThan(1);
    expect(path.length).toBeLessThanOrEqual(5);
  });

  it('is empty if nothing was drawn', () => {
    expect(tidyStroke([])).toEqual([]);
  });

  it('has whole points, at most five, and ends where the finger left', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.double({ min: -600, max: 600, noNaN: true }),
            fc.double({ min: -600, max: 600, noNaN: true }),
          ),
          { minLength: 2, maxLength: 200 },
        ),
        (drawn) => {
          const path = tidyStroke(drawn);
          expect(path.length).toBeLessThanOrEqual(5);
          expect(path.flat().every(Number.isInteger)).toBe(true);
          expect(path.at(-1)).toEqual(drawn.at(-1)!.map((value) => Math.round(value)));
        },
      ),
    );
  });
});
