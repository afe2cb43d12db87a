import { describe, expect, it } from 'vitest';
import type { Machine } from '../bench/machine.mjs';
import { compareReliability } from './reliability.mjs';

const machine = {} as Machine;
const run = (...counts: Record<string, number>[]) => ({
  kill: {
    machine,
    figures: counts.map((each, place) => ({ part: 'kill', what: `kill ${place}`, counts: each })),
  },
});
const back = (...seconds: number[]) => run(...seconds.map((value) => ({ 'recovered after s': value })));

describe('comparing two reliability runs', () => {
  it('reports any loss where nothing was lost before', () => {
    const { worse } = compareReliability(run({ lost: 0, kills: 10 }), run({ lost: 1, kills: 3 }));
    expect(worse).toMatchObject([{ part: 'kill', what: 'kill 0', measure: 'lost', before: 0, now: 1 }]);
  });

  it('treats counts above 0 as the size of the run', () => {
    expect(
      compareReliability(run({ acknowledged: 10_008, twice: 2 }), run({ acknowledged: 20, twice: 5 })).worse,
    ).toEqual([]);
  });

  it('reports a recovery that is slower than the others of the run', () => {
    expect(compareReliability(back(1, 1, 1, 1, 1), back(4, 4, 4, 4, 4)).worse).toEqual([]);
    expect(compareReliability(back(1, 1, 1, 1, 1), back(1, 1, 7, 1, 1)).worse).toMatchObject([
      { what: 'kill 2', measure: 'recovered after s', factor: 7 },
    ]);
  });

  it('compares memory absolutely', () => {
    expect(compareReliability(run({ 'MB, max': 200 }), run({ 'MB, max': 300 })).worse).toHaveLength(1);
    expect(compareReliability(run({ 'MB, max': 200 }), run({ 'MB, max': 250 })).worse).toEqual([]);
  });
});
